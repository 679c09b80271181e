import { ButtonLink } from '../../components/ButtonLink.tsx';
import { cellsStyle } from '../../components/cells.ts';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { contactLink } from '../../content/contact-link.ts';
import { contact, formTexts, type ContactWay } from '../../content/contact.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, type } from '../../theme.ts';

const style: Style = {
  '--cell-width': 'max(280px, 25% - 1px)',
  '& > li': { display: 'flex', flexDirection: 'column' },
  '& h2': { ...type.card, marginBottom: '10px' },
  '& p': { ...type.note, marginBottom: '24px', color: quiet },
  // On phones the form should come early, so the other ways take one row each.
  [media.phone]: {
    '& > li:not([data-ground])': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '12px',
      paddingBlock: '10px',
      '& h2': { ...type.value, margin: 0 },
      '& p': { display: 'none' },
    },
  },
};

const actionStyle: Style = {
  display: 'grid',
  gap: '12px',
  marginTop: 'auto',
  '& > a': { overflowWrap: 'anywhere' },
  [media.tablet]: { justifyItems: 'start' },
  [media.phone]: {
    'li:not([data-ground]) > &': {
      justifyItems: 'end',
      '& > a': { padding: '12px 10px', fontSize: type.small.fontSize },
    },
  },
};

/** The four ways to reach us. The emergency is first, white on ink. */
export function ContactOptions() {
  const actionClass = useStyle(actionStyle);
  return (
    <ul className={useStyle(cellsStyle, style)}>
      {contact.ways.map((way) => (
        <li key={way.kind} data-ground={way.kind === 'emergency' ? 'ink' : undefined}>
          <h2>{way.title}</h2>
          <p>{way.text}</p>
          <div className={actionClass}>
            <WayLink {...way} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function WayLink({ kind, title, action }: ContactWay) {
  const { email } = useSite();
  if (kind === 'emergency') return <EmergencyButton>{action}</EmergencyButton>;
  const href = { general: contactLink(), email: `mailto:${email}`, consultation: `#${formTexts.anchor}` }[kind];
  return (
    <ButtonLink href={href}>
      {action ?? email}
      {kind === 'general' && <span className="visually-hidden">: {title}</span>}
    </ButtonLink>
  );
}
