import { useSyncExternalStore, type ReactNode } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';

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
} satisfies Styles;

const never = () => () => undefined;

/** Shows what controls that need scripts cannot do, where scripts are off or have not come after some seconds. */
export function NoScriptNote({ children }: { children: ReactNode }) {
  const classes = useStyles(styles);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? null : <div className={classes.root}>{children}</div>;
}
