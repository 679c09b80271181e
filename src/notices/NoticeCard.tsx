import { use, useLayoutEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useTooltip } from '../components/Tooltip.tsx';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, media, rule, size } from '../theme.ts';
import type { Notice } from './notice.ts';
import { NoticeWords } from './NoticeWords.tsx';
import type { SnackbarKey } from './notistack.ts';
import { useCountdown } from './useCountdown.ts';
import { HeldContext } from './useNoticeRegion.ts';
import { useRepeats } from './useRepeats.ts';
import { setNewest } from './useRoomForNotices.ts';
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
  [media.low]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
};

const signStyle: Style = {
  display: 'grid',
  justifyItems: 'center',
  paddingTop: '14px',
  borderRight: rule.cell,
  [media.low]: { display: 'none' },
};

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
  id: SnackbarKey;
  notice: Notice;
  onEnd: () => void;
}

/** Shows one notice until its time is over, its button is pressed, or it is swiped to the right. */
export function NoticeCard({ id, notice, onEnd }: NoticeCardProps) {
  const { title, text, kind } = notice;
  const held = use(HeldContext);
  const repeats = useRepeats(id);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void (card.current && setNewest(card.current)), [repeats]);
  const { swiping, distance, onPointerDown } = useSwipe(onEnd);
  useCountdown(showFor[kind], repeats, held || swiping, onEnd);
  const { trigger, tooltip } = useTooltip('Dismiss', 'above');
  const error = kind === 'error';
  const parts = kinds[kind];
  return (
    <div
      ref={card}
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
      {/* The key makes a new element of a notice that was given again. The same element would not be announced again. */}
      <NoticeWords key={repeats} {...notice} />
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
