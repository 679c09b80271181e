import { useSite } from '../SiteContext.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';

// A number that is broken in two is misread.
const styles = { root: { whiteSpace: 'nowrap' } } satisfies Styles;

/** The company's phone number, in one line. The words around it may break. */
export function PhoneNumber({ styles: overrides }: { styles?: Styles<'root'> | undefined }) {
  const classes = useStyles(styles, overrides);
  return <span className={classes.root}>{useSite().phone}</span>;
}
