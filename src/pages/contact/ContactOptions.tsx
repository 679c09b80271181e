import { css } from '@emotion/react';
import { contact, formTexts, type ContactWay } from '../../content/contact.ts';
import { contactLink } from '../../content/contact-link.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: rule.frame,
  '& li': { display: 'flex', flexDirection: 'column', padding: `28px ${size.cell} 32px`, borderRight: rule.cell },
  '& li:last-of-type': { borderRight: 0 },
  '& h2': { ...heading, marginBottom: '10px', fontSize: '31px' },
  '& p': { marginBottom: '24px', fontSize: '16px' },
  '& li:not(.ink) p': { color: color.steel7 },
  [media.belowDesktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li:nth-of-type(2n)': { borderRight: 0 },
    '& li:nth-of-type(-n + 2)': { borderBottom: rule.cell },
  },
  // The form is what a visitor with a phone in the hand came for: the calmer ways take one row each.
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& li': { padding: `20px ${size.cellPhone} 22px`, borderRight: 0, borderBottom: rule.cell },
    '& li:last-of-type': { borderBottom: 0 },
    '& p': { marginBottom: '16px' },
    '& li:not(.ink)': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '12px',
      padding: `10px ${size.cellPhone}`,
    },
    '& li:not(.ink) h2': { marginBottom: 0, fontSize: '20px' },
    '& li:not(.ink) p': { display: 'none' },
  },
});

const actionStyle = css({
  display: 'grid',
  gap: '12px',
  marginTop: 'auto',
  '& > a': { overflowWrap: 'anywhere' },
  [media.tablet]: { justifyItems: 'start' },
  [media.phone]: {
    'li:not(.ink) > &': {
      justifyItems: 'end',
      marginTop: 0,
      '& > a': { minHeight: '48px', padding: '6px 10px', fontSize: '15px' },
    },
  },
});

/** Four ways to reach us. The emergency comes first, white on ink blue. */
export function ContactOptions() {
  const listClass = useStyle(style);
  const actionClass = useStyle(actionStyle);
  return (
    <ul className={listClass}>
      {contact.ways.map((way) => (
        <li key={way.kind} className={way.kind === 'emergency' ? 'ink' : undefined}>
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
      <span>
        {action ?? email}
        {kind === 'general' && <span className="visually-hidden">: {title}</span>}
      </span>
    </ButtonLink>
  );
}
