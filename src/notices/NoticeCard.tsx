import { use, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useTooltip } from '../components/Tooltip.tsx';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, media, rule, size, typography } from '../theme.ts';
import { Announcement } from './LiveRegions.tsx';
import type { Notice } from './notice.ts';
import { useAnnouncing } from './useAnnouncing.ts';
import { useCountdown } from './useCountdown.ts';
import { HeldContext } from './useNoticeRegion.ts';
import { useSwipe } from './useSwipe.ts';

const styles = {
  root: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    border: rule.frame,
    borderRadius: size.radius,
    // Sets the notice off from any background.
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
    // At 400 % zoom the words need the room of the sign.
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
  /** It has a dark ground and an amber sign, because red means emergency. */
  error: {
    root: { background: color.ink, color: color.white },
    sign: { background: color.amber, color: color.deep, border: 0 },
    dismiss: { '&:hover': { background: color.deep } },
  },
} satisfies Record<Notice['kind'], Styles<keyof typeof styles>>;

/** Milliseconds for which a notice is shown. An error is longer, because it also says what to do. */
const showFor = { success: 6000, error: 12_000 };

export interface NoticeCardProps {
  notice: Notice;
  onEnd: () => void;
}

/** Shows one notice until its time is over, its button is pressed, or it is swiped to the right. */
export function NoticeCard({ notice: { title, text, kind }, onEnd }: NoticeCardProps) {
  const classes = useStyles(styles, kinds[kind]);
  const held = use(HeldContext);
  const { swiping, distance, onPointerDown } = useSwipe(onEnd);
  useCountdown(showFor[kind], held || swiping, onEnd);
  const { trigger, tooltip } = useTooltip('Dismiss', 'above');
  const error = kind === 'error';
  const shown = useRef<HTMLParagraphElement>(null);
  const wordsId = useId();
  const announcing = useAnnouncing();
  useLayoutEffect(() => showInRegion(shown.current), []);
  // Chromium 156 announces a block, a `strong` or an element with an id in it apart, so that its words are said twice.
  const words = (
    <>
      {title && <b className={classes.title}>{title}</b>}
      {title && <br />}
      {text}
    </>
  );
  return (
    <div
      className={classes.root}
      data-ground={error ? 'ink' : undefined}
      data-notice={kind}
      data-swiping={swiping || undefined}
      // React sets this through the style object, which the security policy allows. The server renders no notice.
      style={{ translate: `${distance}px` }}
      onPointerDown={onPointerDown}
    >
      <span className={classes.sign}>
        <Icon name={error ? 'warning' : 'check'} />
      </span>
      {/* While the words are in the live region, screen readers find them there. */}
      <p className={classes.text} id={wordsId} aria-hidden={announcing !== 'done'} ref={shown}>
        {words}
      </p>
      {announcing === 'now' && <Announcement kind={kind}>{words}</Announcement>}
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
  );
}

/** Scrolls the region to a new notice, unless the visitor is at another one. */
function showInRegion(shown: HTMLElement | null) {
  if (!shown?.closest('section')?.contains(document.activeElement)) shown?.scrollIntoView({ block: 'nearest' });
}
