import { css } from '@emotion/react';
import { Icon } from '../../components/Icon.tsx';
import { useTooltip } from '../../components/Tooltip.tsx';
import { useStyle } from '../../styles/useStyle.ts';
import { media } from '../../theme.ts';
import { noPopover } from './useMenu.ts';

const style = css({
  display: 'none',
  position: 'relative',
  width: '64px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  [media.belowDesktop]: { display: 'grid', placeItems: 'center', [noPopover]: { display: 'none' } },
  [media.phone]: { width: '56px' },
});

/** Opens and closes the menu; the browser itself does that, so it works before scripts. */
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
