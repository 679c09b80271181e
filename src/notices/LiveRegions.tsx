import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { visuallyHidden } from '../theme.ts';
import type { Notice } from './notice.ts';

const styles = {
  // Fixed, so that the regions do not add to the height of the page.
  root: { ...visuallyHidden, position: 'fixed', top: 0 },
} satisfies Styles;

/** Errors interrupt a screen reader. */
const regionKinds = {
  success: { id: 'polite-notices', 'aria-live': 'polite' },
  error: { id: 'assertive-notices', 'aria-live': 'assertive' },
} as const satisfies Record<Notice['kind'], object>;

/** Renders live regions. Screen readers read out the words that are added here; some miss the words of a new live region. */
export function LiveRegions() {
  const classes = useStyles(styles);
  return (
    <div data-screen className={classes.root}>
      <div {...regionKinds.success} />
      <div {...regionKinds.error} />
    </div>
  );
}

/** Adds words to the live region of a kind. */
export function Announcement({ kind, children }: { kind: Notice['kind']; children: ReactNode }) {
  const region = document.getElementById(regionKinds[kind].id);
  return region && createPortal(<p>{children}</p>, region);
}
