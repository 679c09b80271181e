import { useEffect, useState, type FocusEvent } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, size, typography } from '../theme.ts';

const styles = {
  root: {
    position: 'absolute',
    zIndex: 1,
    width: 'max-content',
    padding: '4px 10px',
    border: `1px solid ${color.white}`,
    borderRadius: size.radius,
    margin: '8px',
    background: color.ink,
    color: color.white,
    ...typography.small,
    fontWeight: 500,
    cursor: 'default',
    // Bridges the gap to the control, so that the tooltip stays open while the pointer moves onto it.
    '&::before': { content: '""', position: 'absolute', inset: '-9px', zIndex: -1 },
  },
} satisfies Styles;

const sideKinds = {
  /** At the left of the control. */
  before: { root: { right: '100%', top: 'calc(50% - 23px)' } },
  above: { root: { right: 0, bottom: '100%' } },
  below: { root: { right: 0, top: '100%' } },
} satisfies Record<string, Styles<'root'>>;

/** Milliseconds of hovering before a tooltip opens, so that a passing pointer opens nothing. */
const openDelay = 700;
/** Milliseconds after a tooltip closes in which the next tooltip opens without delay. */
const skipDelay = 300;

/** Returns the milliseconds of hovering before a tooltip opens, from the milliseconds since the last tooltip closed. */
export const delayAfter = (sinceClosed: number): number => (sinceClosed < skipDelay ? 0 : openDelay);

let closedAt = -Infinity;

/**
 * Shows the name of an icon-only control in a box beside it, on hover or keyboard focus. Spread `trigger` on the control and put
 * `tooltip` inside it, so that hovering over the tooltip hovers over the control. The control needs the same words in `aria-label`.
 * The tooltip is no description, because screen readers would repeat the words.
 */
export function useTooltip(text: string, side: keyof typeof sideKinds) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!wanted) return undefined;
    let opened = false;
    const openNow = () => {
      opened = true;
      setOpen(true);
    };
    const timer = setTimeout(openNow, delayAfter(performance.now() - closedAt));
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setWanted(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', closeOnEscape);
      if (opened) closedAt = performance.now();
      setOpen(false);
    };
  }, [wanted]);

  const close = () => setWanted(false);
  const trigger = {
    onPointerEnter: () => setWanted(true),
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && setWanted(true),
    onBlur: close,
  };
  return { trigger, tooltip: open && <Tooltip text={text} side={side} /> };
}

/** A component, so that the page gets the style when the first tooltip opens. */
function Tooltip({ text, side }: { text: string; side: keyof typeof sideKinds }) {
  const classes = useStyles(styles, sideKinds[side]);
  return (
    <span role="tooltip" data-screen className={classes.root}>
      {text}
    </span>
  );
}
