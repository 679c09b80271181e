import { Icon } from '../../components/Icon.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import { emergencyLink } from '../../content/company/contact-links.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, font, media, typography } from '../../theme.ts';

const styles = {
  link: {
    display: 'grid',
    placeItems: 'center',
    padding: '0 clamp(8px, 2.8vw, 14px)',
    // Visible in forced colors only.
    border: '2px solid transparent',
    margin: '0 0 -2px clamp(2px,15vw - 46px,16px)',
    background: color.red,
    color: color.white,
    ...typography.note,
    lineHeight: 1.2,
    fontWeight: 600,
    fontStretch: font.control,
    textAlign: 'center',
    textDecoration: 'none',
    [media.phone]: { fontSize: 'min(1rem, 5vw)' },
    '&:hover': { background: color.redPressed },
    '&:focus-visible': { outlineColor: color.white, outlineOffset: '-6px' },
  },
} satisfies Styles;

const callStyles = {
  link: [
    styles.link,
    {
      // The number is below the icon, because the number never wraps and leaves no room for both.
      alignContent: 'center',
      gap: '2px',
      borderLeft: `1px solid ${color.white}`,
      marginLeft: 0,
    },
  ],
} satisfies Styles;

const numberStyle: Style = { [media.upToUprightTablet]: { display: 'none' } };

/** The header's links to the emergency form, and to the phone if the operator has set a number. */
export function EmergencyLinks({ phone }: { phone: string }) {
  const classes = useStyles(styles);
  return (
    <>
      <a data-screen href={emergencyLink} className={classes.link}>
        Emergency Service
      </a>{' '}
      {phone && <CallLink phone={phone} />}
    </>
  );
}

function CallLink({ phone }: { phone: string }) {
  const classes = useStyles(callStyles);
  return (
    <a data-screen href={telephoneLink(phone)} className={classes.link} aria-label={`Call ${phone}`}>
      <Icon name="phone" />
      <PhoneNumber style={numberStyle} />
    </a>
  );
}
