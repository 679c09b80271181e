import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { visuallyHidden } from '../theme.ts';

const styles = { root: visuallyHidden } satisfies Styles;

/** Words for screen readers and for programs that read the page as text. */
export function Hidden({ children }: { children: ReactNode }) {
  const classes = useStyles(styles);
  return <span className={classes.root}>{children}</span>;
}
