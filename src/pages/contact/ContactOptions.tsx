import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { wrapGrid } from '../../components/layouts.ts';
import { contactLink, formPath } from '../../contact-form/link.ts';
import { formTexts } from '../../contact-form/texts.ts';
import { contact, type ContactWay } from '../../content/pages/contact.ts';
import { isPlainClick } from '../../navigation/useLinkClicks.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { media, mutedColor, typography } from '../../theme.ts';
import { enterForm } from './form-fields.ts';

const listStyle: Style = { '--cell-width': 'max(280px, 25% - 1px)' };
const wayStyle: Style = { display: 'flex', flexDirection: 'column' };
const titleStyle: Style = { ...typography.cardTitle, marginBottom: '10px' };
const textStyle: Style = { ...typography.note, marginBottom: '24px', color: mutedColor };

const actionStyle: Style = {
  display: 'grid',
  gap: '12px',
  marginTop: 'auto',
  overflowWrap: 'anywhere',
  [media.tablet]: { justifyItems: 'start' },
};

interface Parts {
  way?: Style;
  title?: Style;
  text?: Style;
  action?: Style;
}

/** On phones the form should come early, so each way but the emergency takes one row. */
const rowOnPhones: Parts = {
  way: {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '12px',
      paddingBlock: '10px',
    },
  },
  title: { [media.phone]: { ...typography.condensed, margin: 0 } },
  text: { [media.phone]: { display: 'none' } },
  action: { [media.phone]: { justifyItems: 'end' } },
};

const childStyles = {
  link: { root: { [media.phone]: { padding: '12px 10px', fontSize: typography.small.fontSize } } },
} satisfies Record<string, Styles>;

/** The four ways to reach us. The emergency is first, white on ink. */
export function ContactOptions() {
  return (
    <ul className={useStyle(wrapGrid.list, listStyle)}>
      {contact.ways.map((way) => (
        <Way key={way.kind} {...way} />
      ))}
    </ul>
  );
}

function Way(way: ContactWay) {
  const isEmergency = way.kind === 'emergency';
  const parts: Parts = isEmergency ? {} : rowOnPhones;
  return (
    <li className={useStyle(wrapGrid.cell, wayStyle, parts.way)} data-ground={isEmergency ? 'ink' : undefined}>
      <h2 className={useStyle(titleStyle, parts.title)}>{way.title}</h2>
      <p className={useStyle(textStyle, parts.text)}>{way.text}</p>
      <div className={useStyle(actionStyle, parts.action)}>
        <WayLink {...way} />
      </div>
    </li>
  );
}

function WayLink({ kind, title, action }: ContactWay) {
  const { email } = useSite();
  const onGeneralClick = useGeneralClick();
  if (kind === 'emergency') return <EmergencyButton>{action}</EmergencyButton>;
  const href = { general: contactLink(), email: `mailto:${email}`, consultation: `#${formTexts.anchor}` }[kind];
  return (
    <ButtonLink href={href} styles={childStyles.link} onClick={kind === 'general' ? onGeneralClick : undefined}>
      {action ?? email}
      {kind === 'general' && <span className="visually-hidden">: {title}</span>}
    </ButtonLink>
  );
}

/**
 * Returns the handler of a click on the link to general inquiries. The link leads to this page, as the header's does, and
 * enters the form. The hash stays, because a change of the query alone does not scroll.
 */
function useGeneralClick() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (search) void navigate({ pathname: formPath, hash });
    enterForm();
  };
}
