import { use, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type CSSProperties, type Ref } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useTooltip } from '../components/Tooltip.tsx';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, media, rule, size, typography } from '../theme.ts';
import type { Notice } from './notice.ts';
import { Announcement, PausedContext } from './NoticeRegion.tsx';
import { useSwipe } from './useSwipe.ts';

const styles = {
  /** notistack animates the slide by inline styles. */
  slide: { paddingTop: '12px', [media.reducedMotion]: { transition: 'none !important' } },
  root: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    border: rule.frame,
    borderRadius: size.radius,
    // Separates the notice from any background.
    outline: `2px solid ${color.paper}`,
    background: color.white,
    pointerEvents: 'auto',
    // A horizontal drag is a swipe; a vertical one still scrolls the page.
    touchAction: 'pan-y',
    userSelect: 'none',
    transition: 'translate 200ms',
    '&[data-swiping]': { transition: 'none', cursor: 'grabbing' },
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { outline: 'none' },
    // At 400 % zoom the words take the room of the sign.
    [media.lowWindow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  sign: {
    display: 'grid',
    justifyItems: 'center',
    paddingTop: '14px',
    borderRight: rule.cell,
    [media.lowWindow]: { display: 'none' },
  },
  text: {
    padding: '13px 4px 14px 16px',
    ...typography.note,
    whiteSpace: 'pre-line',
    [media.lowWindow]: { padding: '6px 0 8px 12px', lineHeight: typography.small.lineHeight },
  },
  title: typography.condensed,
  dismiss: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: size.target,
    height: size.target,
    padding: 0,
    margin: '3px',
    '&:hover': { background: color.tint },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
} satisfies Styles;

const kinds = {
  success: {},
  /** Dark ground and amber sign, because red means emergency. */
  error: {
    root: { background: color.ink, color: color.white },
    sign: { background: color.amber, color: color.deep, border: 0 },
    dismiss: { '&:hover': { background: color.deep } },
  },
} satisfies Record<Notice['kind'], Styles<keyof typeof styles>>;

/** Milliseconds for which a notice is visible. Errors stay longer, because they also say what to do. */
const displayMs = { success: 6000, error: 12_000 };
/** Least milliseconds after a pause, so that a notice does not disappear when the pointer leaves. */
const minRemaining = 1500;

interface NoticeCardProps {
  notice: Notice;
  onEnd: () => void;
  /** `ref` and `style` are notistack's. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

/** Shows one notice until its time is over, its button is pressed, or a swipe to the right. */
export function NoticeCard({ notice: { title, text, kind }, onEnd, ref, style }: NoticeCardProps) {
  const classes = useStyles(styles, kinds[kind]);
  const { distance, handlers } = useSwipe(onEnd);
  const swiping = distance !== undefined;
  useCountdown(displayMs[kind], use(PausedContext) || swiping, onEnd);
  const { trigger, tooltip } = useTooltip('Dismiss', 'above');
  const card = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  useLayoutEffect(() => bringIntoView(card.current), []);
  const words = (
    <>
      {title && <b className={classes.title}>{title}</b>}
      {title && <br />}
      {text}
    </>
  );
  return (
    <div className={classes.slide} ref={ref} style={style}>
      <div
        className={classes.root}
        data-ground={kind === 'error' ? 'ink' : undefined}
        data-notice={kind}
        data-swiping={swiping || undefined}
        // React sets this property by script, which the security policy allows. The server renders no notice.
        style={{ translate: `${distance ?? 0}px` }}
        ref={card}
        {...handlers}
      >
        <span className={classes.sign}>
          <Icon name={kind === 'error' ? 'warning' : 'check'} />
        </span>
        <p className={classes.text} id={wordsId}>
          {words}
        </p>
        <Announcement kind={kind}>{words}</Announcement>
        <button
          type="button"
          className={classes.dismiss}
          aria-label="Dismiss"
          aria-describedby={wordsId}
          onClick={onEnd}
          {...trigger}
        >
          <Icon name="close" size={20} />
          {tooltip}
        </button>
      </div>
    </div>
  );
}

/** Calls `onEnd` after this many milliseconds, not counting pauses. */
function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void) {
  const remaining = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(minRemaining, remaining.current - (performance.now() - since));
    };
  }, [paused]);
}

/** Scrolls the region to a new notice. Scrolls the page if the notice would cover the focused element. */
function bringIntoView(card: HTMLElement | null) {
  const { activeElement: focused, documentElement } = document;
  const region = card?.closest('section');
  if (!focused || !region) return;
  const notices = region.getBoundingClientRect();
  documentElement.style.setProperty('--notices', `${documentElement.clientHeight - notices.top}px`);
  if (region.contains(focused)) return;
  card?.scrollIntoView({ block: 'nearest' });
  const { top, bottom, right } = focused.getBoundingClientRect();
  const isCovered = bottom > notices.top && top < window.innerHeight && right > notices.left;
  if (isCovered) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
