import { Icon } from '../../components/Icon.tsx';
import { useTooltip } from '../../components/Tooltip.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media } from '../../theme.ts';

const styles = {
  root: {
    position: 'relative',
    display: 'none',
    placeItems: 'center',
    flex: 'none',
    width: 'clamp(44px,40vw - 84px,60px)',
    [media.upToTablet]: { display: 'grid' },
  },
} satisfies Styles;

/** Opens and closes the menu. A popover button works before scripts. */
export function MenuButton({ expanded }: { expanded: boolean | undefined }) {
  const classes = useStyles(styles);
  const { trigger, tooltip } = useTooltip('Menu', 'below');
  return (
    <button
      type="button"
      className={classes.root}
      popoverTarget="menu"
      aria-expanded={expanded}
      aria-label="Menu"
      {...trigger}
    >
      <Icon name={expanded ? 'close' : 'menu'} size={28} />
      {tooltip}
    </button>
  );
}
