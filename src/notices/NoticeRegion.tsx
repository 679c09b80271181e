import { css } from '@emotion/react';
import { SnackbarProvider } from 'notistack';
import { createContext, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, focusRing, media, rule, size, visuallyHidden } from '../theme.ts';
import type { Notice } from './notice.ts';

const styles = {
  root: {
    position: 'fixed',
    // Above the scroll-to-top button. The padding leaves room for focus rings.
    right: '4px',
    bottom: '68px',
    zIndex: 3,
    width: 'min(436px, 100vw - 8px)',
    // Leaves room for the focused element, and for one notice at 400 % zoom (a window of 320 × 256). Other notices scroll.
    maxHeight: 'max(50vh, 148px)',
    overflow: 'hidden auto',
    padding: '8px',
    scrollPadding: '8px',
    borderRadius: size.radius,
    // Clicks between the notices reach the page behind.
    pointerEvents: 'none',
    '&[tabindex]:focus-visible': {
      outline: focusRing.outline,
      outlineOffset: '-3px',
      boxShadow: `inset 0 0 0 6px ${color.amber}`,
    },
    [media.shortWindow]: { bottom: 0 },
  },
  list: {
    // The newest notice is lowest, so that the tab order goes down the screen.
    display: 'grid',
    // Leaves room for the tooltip of the first notice, which the region would clip.
    paddingTop: '16px',
    // notistack wraps each notice in an element with inline styles and no class. The wrapper animates its height, and would
    // take clicks beside the card. (Text, because the property's type does not allow `!important`.)
    '& > div': css`
      pointer-events: none !important;
    `,
    [media.reducedMotion]: { '& > div': { transition: 'none !important' } },
  },
  item: { width: '100%' },
  /** Visible when Alt+T moves the focus here and there are no notices. */
  empty: {
    padding: '12px 16px',
    border: rule.frame,
    background: color.white,
    '&:not(:only-child)': { display: 'none' },
  },
  // Fixed, so that the live regions do not add to the height of the page.
  live: { ...visuallyHidden, position: 'fixed', top: 0 },
} satisfies Styles;

/** Whether the countdowns pause: the visitor uses the notices, or has left the page. */
export const PausedContext = createContext(false);

/**
 * Renders the region of the notices and the live regions that announce them. Alt+T moves the focus to the region from anywhere on
 * the page, and Escape restores the focus. notistack manages the queue; our cards render the notices.
 */
export function NoticeRegion() {
  const classes = useStyles(styles);
  const region = useRef<HTMLElement>(null);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHotkey(event)) return;
      event.preventDefault();
      region.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), { signal });
    return () => listening.abort();
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!focused) focusedBefore = relatedTarget;
    setFocused(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // In another window the active element stays the same.
    setFocused([relatedTarget, document.activeElement].some((element) => currentTarget.contains(element)));
  };
  return (
    <>
      {/* The events come from the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        data-screen
        aria-label="Notifications"
        tabIndex={-1}
        className={classes.root}
        ref={region}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={({ key }) => key === 'Escape' && restoreFocus()}
        // Prevents a click or tap from focusing the button or the region, which would pause all notices.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
      >
        {focused && <p className={classes.empty}>No notifications</p>}
        <PausedContext value={pointedAt || focused || hidden}>
          <SnackbarProvider
            // Each card has its own countdown, because notistack's timer does not pause while the focus is inside.
            autoHideDuration={null}
            disableWindowBlurListener
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            classes={{ containerRoot: classes.list ?? '', root: classes.item ?? '' }}
            onExit={onNoticeExit}
          />
        </PausedContext>
      </section>
      {/* Screen readers read out the words that are added here; some miss the words of a new live region. */}
      <div data-screen className={classes.live}>
        <div {...liveRegions.success} />
        <div {...liveRegions.error} />
      </div>
    </>
  );
}

/** The focused element before the region took the focus. */
let focusedBefore: EventTarget | null = null;

/** Compares the key's position, because some keyboards produce another character with Alt. AltGr sets Ctrl as well. */
const isHotkey = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyT' && altKey && !ctrlKey && !metaKey && !shiftKey;

/** Makes a leaving notice inert, and moves its focus to the button of the next notice, or back to the page. */
function onNoticeExit(notice: HTMLElement) {
  const hadFocus = notice.contains(document.activeElement);
  notice.inert = true;
  if (!hadFocus) return;
  const next = notice.closest('section')?.querySelector<HTMLElement>('button:not([inert] *)');
  if (next) next.focus();
  else restoreFocus();
}

/** Restores the focus from before the notices, or blurs if that element is gone. */
function restoreFocus(): void {
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Errors interrupt a screen reader. */
const liveRegions = {
  success: { id: 'polite-notices', 'aria-live': 'polite' },
  error: { id: 'assertive-notices', 'aria-live': 'assertive' },
} as const satisfies Record<Notice['kind'], object>;

/** Adds words to the live region of a kind. */
export function Announcement({ kind, children }: { kind: Notice['kind']; children: ReactNode }) {
  const region = document.getElementById(liveRegions[kind].id);
  return region && createPortal(<p>{children}</p>, region);
}
