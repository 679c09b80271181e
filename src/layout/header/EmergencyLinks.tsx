import { Icon } from '../../components/Icon.tsx';
import { emergencyLink } from '../../contact-form/link.ts';
import { telephoneLink } from '../../content/company/company.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, media, typography } from '../../theme.ts';

const linkStyle: Style = {
  display: 'grid',
  placeItems: 'center',
  padding: '0 clamp(8px, 2.8vw, 22px)',
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
  '&:hover': { background: color.redPressed },
  '&:focus-visible': { outlineColor: color.white, outlineOffset: '-6px' },
  [media.upToTablet]: { [media.withoutPopovers]: { minHeight: '52px' } },
};

const callStyle: Style = {
  gridAutoFlow: 'column',
  gap: '8px',
  borderLeft: `1px solid ${color.white}`,
  marginLeft: 0,
};

const numberStyle: Style = { [media.upToUprightTablet]: { display: 'none' } };

/** The header's link to the emergency form, and to the phone if the operator has set a number. */
export function EmergencyLinks({ phone }: { phone: string }) {
  return (
    <>
      <a data-screen href={emergencyLink} className={useStyle(linkStyle)}>
        Emergency Service
      </a>
      {phone && <CallLink phone={phone} />}
    </>
  );
}

function CallLink({ phone }: { phone: string }) {
  return (
    <a data-screen href={telephoneLink(phone)} className={useStyle(linkStyle, callStyle)} aria-label={`Call ${phone}`}>
      <Icon name="phone" />
      <span className={useStyle(numberStyle)}>{phone}</span>
    </a>
  );
}
