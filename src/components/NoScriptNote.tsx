import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';
import { useHydrated } from '../useHydrated.ts';

const styles = {
  root: {
    // It takes no room while the scripts may still come.
    animation: 'awaited 1ms 6s both',
    '@keyframes awaited': {
      from: { visibility: 'hidden', maxHeight: 0, overflow: 'hidden' },
      to: { visibility: 'visible', maxHeight: 'none', overflow: 'visible' },
    },
    [media.withoutScripts]: { animation: 'none' },
    [media.print]: { display: 'none' },
  },
  before: { animation: 'awaited 1ms 6s both reverse' },
} satisfies Styles;

interface NoScriptNoteProps {
  /** Shown in its place while the scripts may still come, and once they have. */
  before?: ReactNode;
  children: ReactNode;
}

/** Shows what controls that need scripts cannot do, where scripts are off or have not come after some seconds. */
export function NoScriptNote({ before, children }: NoScriptNoteProps) {
  const classes = useStyles(styles);
  const hydrated = useHydrated();
  if (hydrated) return before;
  return (
    <>
      {before && <div className={classes.before}>{before}</div>}
      <div className={classes.root}>{children}</div>
    </>
  );
}
