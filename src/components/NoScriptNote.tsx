import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';
import { useHydrated } from '../useHydrated.ts';

const styles = {
  root: {
    // Takes no room for six seconds, in which the scripts may still load.
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
  /** Replaces the note while the scripts may still load, and after they have loaded. */
  before?: ReactNode;
  children: ReactNode;
}

/** Says what controls cannot do without scripts. Appears if scripts are off, or have not loaded after some seconds. */
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
