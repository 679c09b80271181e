import { css } from '@emotion/react';
import { Icon } from '../../components/Icon.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, media, rule, shadow, size, type } from '../../theme.ts';
import { EmergencyLinks } from './EmergencyLinks.tsx';
import { MainLinks } from './MainLinks.tsx';
import { MenuButton } from './MenuButton.tsx';
import { noPopover, useMenu } from './useMenu.ts';
import { useScrolledPast } from './useScrolledPast.ts';

const style = css({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: size.header,
  background: color.paper,
  borderBottom: rule.frame,
  boxShadow: `0 1px 0 ${shadow(8)}`,
  transition: 'box-shadow 150ms',
  '&[data-scrolled]': { boxShadow: `0 6px 16px ${shadow(22)}` },
  [media.belowDesktop]: { [noPopover]: { height: 'auto' } },
  [media.print]: { position: 'static', boxShadow: 'none' },
});

const barStyle = css({
  display: 'flex',
  maxWidth: size.sheet,
  height: '100%',
  margin: 'auto',
  paddingLeft: '48px',
  [media.belowDesktop]: { paddingLeft: '16px', [noPopover]: { flexWrap: 'wrap', minHeight: size.header } },
});

const logoStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  marginRight: 'auto',
  ...type.value,
  fontSize: type.card.fontSize,
  fontWeight: 700,
  lineHeight: 1,
  textDecoration: 'none',
  [media.phone]: {
    gap: '10px',
    fontSize: type.value.fontSize,
    // The call link needs the room.
    '&[data-beside-call] svg': { display: 'none' },
  },
});

/** Name, main links, emergency link; on narrow screens the links fold into a menu that opens without scripts. */
export function Header({ path }: { path: string }) {
  const { name, phone } = useSite();
  const { ref, expanded, onToggle } = useMenu();
  const scrolled = useScrolledPast(20);
  return (
    <header className={useStyle(style)} data-scrolled={scrolled || undefined}>
      <div className={useStyle(barStyle)}>
        <a href="/" className={useStyle(logoStyle)} data-beside-call={phone ? '' : undefined}>
          <Icon name="logo" size={40} />
          {name}
        </a>
        <MainLinks path={path} ref={ref} onToggle={onToggle} />
        <EmergencyLinks phone={phone} />
        <MenuButton expanded={expanded} />
      </div>
    </header>
  );
}
