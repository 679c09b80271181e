import { Icon } from '../../components/Icon.tsx';
import { useTooltip } from '../../components/Tooltip.tsx';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media } from '../../theme.ts';

const style: Style = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'clamp(44px,40vw - 84px,60px)',
  [media.fromDesktop]: { display: 'none' },
  [media.withoutPopovers]: { display: 'none' },
};

/** Opens and closes the menu. It is a popover button, so it works before scripts. */
export function MenuButton({ expanded }: { expanded: boolean | undefined }) {
  const { trigger, tooltip } = useTooltip('Menu', 'below');
  return (
    <button
      type="button"
      className={useStyle(style)}
      popoverTarget="menu"
      data-screen
      aria-expanded={expanded}
      aria-label="Menu"
      {...trigger}
    >
      <Icon name={expanded ? 'close' : 'menu'} size={28} />
      {tooltip}
    </button>
  );
}
