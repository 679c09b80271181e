import type { MouseEvent } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useTooltip } from '../components/Tooltip.tsx';
import { scrollBehavior } from '../styles/scroll-behavior.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, rule, size } from '../theme.ts';

const styles = {
  root: {
    position: 'fixed',
    right: 'clamp(4px, 1.4vw, 20px)',
    bottom: '12px',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: size.target,
    height: size.target,
    background: color.paper,
    border: rule.frame,
    borderRadius: size.radius,
    '&:hover': { background: color.ink, color: color.white },
    // Above the notices.
    '&:focus-visible': { zIndex: 4 },
  },
} satisfies Styles;

/** Makes the next Tab begin at the top of the page, as after a jump to `#top`. */
function startAtTop() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** A link, which works before scripts. With scripts the address gets no `#top`. */
export function ScrollToTop() {
  const classes = useStyles(styles);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    startAtTop();
  };
  const { trigger, tooltip } = useTooltip('Scroll to top', 'before');
  return (
    <a href="#top" data-screen className={classes.root} aria-label="Scroll to top" onClick={onClick} {...trigger}>
      <Icon name="arrow-up" />
      {tooltip}
    </a>
  );
}
