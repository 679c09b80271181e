import { useSite } from '../SiteContext.ts';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';

// People misread a number that wraps.
const styles = { root: { whiteSpace: 'nowrap' } } satisfies Styles;

/** The company's phone number, which never wraps. The words around it may wrap. */
export function PhoneNumber({ style }: { style?: Style | undefined }) {
  const classes = useStyles(styles, asRoot(style));
  return <span className={classes.root}>{useSite().phone}</span>;
}
