import { useSite } from '../SiteContext.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';

// People misread a number that wraps.
const styles = { root: { whiteSpace: 'nowrap' } } satisfies Styles;

/** The company's phone number, which never wraps. The words around it may wrap. */
export function PhoneNumber({ styles: overrides }: { styles?: Styles<'root'> | undefined }) {
  const classes = useStyles(styles, overrides);
  return <span className={classes.root}>{useSite().phone}</span>;
}
