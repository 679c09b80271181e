import { css } from '@emotion/react';
import { Icon } from '../../components/Icon.tsx';
import { emergencyLink, telephoneLink } from '../../content/contact-link.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, font, media, type } from '../../theme.ts';

const linkStyle = css({
  display: 'grid',
  placeItems: 'center',
  padding: '0 24px',
  margin: '0 0 -2px 16px',
  background: color.red,
  color: color.white,
  ...type.note,
  lineHeight: 1.2,
  fontWeight: 600,
  fontStretch: font.control,
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { background: color.redPressed },
  '&:focus-visible': { outlineColor: color.white, outlineOffset: '-6px', boxShadow: 'none' },
  [media.phone]: { padding: '0 12px', margin: '0 0 -2px 8px' },
  [media.forcedColors]: { border: '2px solid' },
});

const callStyle = css(linkStyle, {
  gridAutoFlow: 'column',
  gap: '8px',
  margin: '0 0 -2px',
  borderLeft: `1px solid ${color.white}`,
  [media.narrow]: { margin: '0 0 -2px', '& span': { display: 'none' } },
  [media.forcedColors]: { border: '2px solid' },
});

/** The way to the emergency form from every page; where the operator set a phone number, the call beside it. */
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
    <a data-screen href={telephoneLink(phone)} className={useStyle(callStyle)} aria-label={`Call ${phone}`}>
      <Icon name="phone" />
      <span>{phone}</span>
    </a>
  );
}
