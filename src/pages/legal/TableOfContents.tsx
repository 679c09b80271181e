import { useStyles, type Styles } from '../../styles/useStyles.ts';
import {
  font,
  linkUnderline,
  media,
  mediaQuery,
  mutedColor,
  onScreen,
  rule,
  size,
  space,
  typography,
} from '../../theme.ts';

const styles = {
  root: { padding: `36px ${space.cell}`, [media.upToUprightTablet]: { borderBottom: rule.frame } },
  contents: {
    // The list would be too low to scroll in such a window.
    [onScreen(`${mediaQuery.fromWideTablet} and (min-height:341px)`)]: {
      position: 'sticky',
      top: `calc(${size.header} + 24px)`,
      maxHeight: `calc(100vh - ${size.header} - 48px)`,
      overflow: 'auto',
    },
  },
  title: { ...typography.cardTitle, marginBottom: '12px' },
  list: { [media.upToUprightTablet]: { columns: '2 260px', columnGap: space.cell } },
  entry: { [media.upToUprightTablet]: { breakInside: 'avoid' } },
  link: {
    display: 'grid',
    gridTemplateColumns: '36px 1fr',
    alignItems: 'baseline',
    minHeight: size.target,
    padding: '9px 0',
    borderTop: rule.cell,
    ...typography.note,
    textDecoration: 'none',
    '&:hover': linkUnderline,
    '&:focus-visible': { outlineOffset: '-3px' },
    [media.print]: { minHeight: 0, padding: '1pt 0', borderTop: 0 },
  },
  number: { fontStretch: font.condensed, color: mutedColor },
} satisfies Styles;

/**
 * The numbered contents of a long page; the ids of the entries are its anchors. On wide screens they are beside the text and
 * stay in view.
 */
export function TableOfContents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  const classes = useStyles(styles);
  return (
    <nav aria-labelledby="contents" className={classes.root}>
      <div className={classes.contents}>
        <h2 id="contents" className={classes.title}>
          Contents
        </h2>
        <ol className={classes.list}>
          {entries.map(({ id, heading }, index) => (
            <li key={id} className={classes.entry}>
              <a href={`#${id}`} className={classes.link}>
                <span className={classes.number}>{index + 1}</span>
                {` ${heading}`}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
