import { use, useLayoutEffect, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useTooltip } from '../components/Tooltip.tsx';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, media, rule, size, typography } from '../theme.ts';
import type { Notice } from './notice.ts';
import { useCountdown } from './useCountdown.ts';
import { HeldContext } from './useNoticeRegion.ts';
import { useSwipe } from './useSwipe.ts';

const cardStyle: Style = {
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
};

const signStyle: Style = {
  display: 'grid',
  justifyItems: 'center',
  paddingTop: '14px',
  borderRight: rule.cell,
  [media.lowWindow]: { display: 'none' },
};

const wordsStyle: Style = {
  padding: '13px 4px 14px 16px',
  ...typography.note,
  whiteSpace: 'pre-line',
  [media.lowWindow]: { padding: '6px 0 8px 12px', lineHeight: typography.small.lineHeight },
};
const titleStyle: Style = { ...typography.condensed, display: 'block', marginBottom: '2px' };

const dismissStyle: Style = {
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
};

interface Parts {
  card?: Style;
  sign?: Style;
  dismiss?: Style;
}

const kinds: Record<Notice['kind'], Parts> = {
  success: {},
  /** It has a dark ground and an amber sign, because red means emergency. */
  error: {
    card: { background: color.ink, color: color.white },
    sign: { background: color.amber, color: color.deep, border: 0 },
    dismiss: { '&:hover': { background: color.deep } },
  },
};

/** Milliseconds for which a notice is shown. An error is longer, because it also says what to do. */
const showFor = { success: 6000, error: 12_000 };

export interface NoticeCardProps {
  notice: Notice;
  onEnd: () => void;
}

/** Shows one notice until its time is over, its button is pressed, or it is swiped to the right. */
export function NoticeCard({ notice: { title, text, kind }, onEnd }: NoticeCardProps) {
  const held = use(HeldContext);
  const { swiping, distance, onPointerDown } = useSwipe(onEnd);
  useCountdown(showFor[kind], held || swiping, onEnd);
  const { trigger, tooltip } = useTooltip('Dismiss', 'above');
  const error = kind === 'error';
  const parts = kinds[kind];
  const titleClass = useStyle(titleStyle);
  // An alert is announced when it appears, but a status only when its text changes, so its text is added after its box.
  const [box, setBox] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => showInRegion(box), [box]);
  return (
    <div
      className={useStyle(cardStyle, parts.card)}
      data-ground={error ? 'ink' : undefined}
      data-swiping={swiping || undefined}
      // React sets this through the style object, which the security policy allows. The server renders no notice.
      style={{ translate: `${distance}px` }}
      onPointerDown={onPointerDown}
    >
      <span className={useStyle(signStyle, parts.sign)}>
        <Icon name={error ? 'warning' : 'check'} />
      </span>
      <div className={useStyle(wordsStyle)} role={error ? 'alert' : 'status'} ref={setBox}>
        {(error || box) && (
          <>
            {title && <strong className={titleClass}>{title}</strong>}
            {text}
          </>
        )}
      </div>
      <button
        type="button"
        className={useStyle(dismissStyle, parts.dismiss)}
        aria-label={`Dismiss: ${title ?? text}`}
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
function showInRegion(words: HTMLElement | null) {
  if (!words?.closest('section')?.contains(document.activeElement)) words?.scrollIntoView({ block: 'nearest' });
}
