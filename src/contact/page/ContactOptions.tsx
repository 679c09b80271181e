import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { Hidden } from '../../components/Hidden.tsx';
import { besideScrollToTop, inFours, wrapGrid } from '../../components/layouts.ts';
import { contactLink, formPath } from '../../content/company/contact-links.ts';
import { contact, type ContactOption } from '../../content/pages/contact.ts';
import { isPlainClick } from '../../plain-click.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, typography } from '../../theme.ts';
import { formTexts } from '../texts.ts';
import { enterForm } from './form-fields.ts';

const styles = { list: [wrapGrid.list, inFours] } satisfies Styles;

const optionStyles = {
  root: [wrapGrid.cell, { display: 'flex', flexDirection: 'column' }, besideScrollToTop],
  title: { ...typography.cardTitle, marginBottom: '10px' },
  text: { ...typography.note, marginBottom: '24px', color: mutedColor },
  links: {
    display: 'grid',
    gap: '12px',
    marginTop: 'auto',
    overflowWrap: 'anywhere',
    [media.tablet]: { justifyItems: 'start' },
  },
} satisfies Styles;

/** On phones each option but the emergency takes one row, so that the form comes early. */
const rowOnPhones = {
  root: {
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
  links: { [media.phone]: { justifyItems: 'end' } },
} satisfies Styles<keyof typeof optionStyles>;

const linkStyle: Style = { [media.phone]: { padding: '12px 10px', fontSize: typography.small.fontSize } };

/** The four ways to reach us. The emergency is first, white on ink. */
export function ContactOptions() {
  const classes = useStyles(styles);
  return (
    <ul className={classes.list}>
      {contact.options.map((option) => (
        <OptionCell key={option.kind} {...option} />
      ))}
    </ul>
  );
}

function OptionCell({ kind, title, text, action }: ContactOption) {
  const { email } = useSite();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const isEmergency = kind === 'emergency';
  const classes = useStyles(optionStyles, isEmergency ? undefined : rowOnPhones);
  const hrefs = { general: contactLink(), email: `mailto:${email}`, consultation: `#${formTexts.anchor}` };

  // Enters the form, like the same link in the header. Removes the query of an earlier link and keeps the hash, because
  // `useArrival` does not scroll if only the query changes.
  const onGeneralClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (search) void navigate({ pathname: formPath, hash });
    enterForm();
  };

  return (
    <li className={classes.root} data-ground={isEmergency ? 'ink' : undefined}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <p className={classes.links}>
        {isEmergency ? (
          <EmergencyButton>{action}</EmergencyButton>
        ) : (
          <ButtonLink href={hrefs[kind]} style={linkStyle} onClick={kind === 'general' ? onGeneralClick : undefined}>
            {action ?? email}
            {kind === 'general' && <Hidden>{`: ${title}`}</Hidden>}
          </ButtonLink>
        )}
      </p>
    </li>
  );
}
