import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { visuallyHidden } from '../theme.ts';
import type { Notice } from './notice.ts';

const styles = {
  // Fixed, so that it adds nothing to the height of the page.
  root: { ...visuallyHidden, position: 'fixed', top: 0 },
} satisfies Styles;

/** Errors interrupt. The elements have no role, because Orca 43 would read "notification" and "status bar" at the end of each page. */
const regions = {
  success: { id: 'polite-notices', 'aria-live': 'polite' },
  error: { id: 'assertive-notices', 'aria-live': 'assertive' },
} as const satisfies Record<Notice['kind'], object>;

/**
 * The elements whose new words screen readers say. They are in the page from the start: Firefox 153 tells assistive technology only of
 * the outermost element that is new, so Orca 43 says nothing of a live region that comes with its words, or, on a busy machine, soon
 * before them.
 */
export function LiveRegions() {
  const classes = useStyles(styles);
  return (
    <div data-screen className={classes.root}>
      <div {...regions.success} />
      <div {...regions.error} />
    </div>
  );
}

/** Has words said, while this is shown. */
export function Announcement({ kind, children }: { kind: Notice['kind']; children: ReactNode }) {
  const region = document.getElementById(regions[kind].id);
  return region && createPortal(<p>{children}</p>, region);
}
