import type { SafetyProcedure } from '../../content/pages/safety.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, linkUnderline, media, mutedColor, rule, space, typography, silent } from '../../theme.ts';

const styles = {
  root: { borderBlock: rule.frame, marginBlock: '-2px', counterReset: 'entry' },
  list: { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
  entry: {
    flex: '1 0 auto',
    borderLeft: rule.cell,
    borderTop: rule.cell,
    margin: '-1px 0 0 -1px',
    counterIncrement: 'entry',
    [media.upToTablet]: { flexBasis: 'calc(33% - 1px)' },
    [media.phone]: { flexBasis: 'calc(50% - 1px)' },
  },
  link: {
    ...typography.strong,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '100%',
    minHeight: '60px',
    padding: `8px 12px 8px ${space.cell}`,
    fontStretch: font.condensed,
    textDecoration: 'none',
    '&:hover': { ...linkUnderline, background: color.white },
    '&:focus-visible': { outlineOffset: '-5px' },
    '&::before': { content: silent('counter(entry)'), color: mutedColor, fontWeight: 400 },
  },
} satisfies Styles;

/** Links to the numbered procedures, in a row. The procedures' ids are anchors of the page. */
export function PageIndex({ procedures }: { procedures: readonly SafetyProcedure[] }) {
  const classes = useStyles(styles);
  return (
    <nav data-screen aria-label="Checklists" className={classes.root}>
      <ol className={classes.list}>
        {procedures.map(({ id, title }) => (
          <li key={id} className={classes.entry}>
            <a href={`#${id}`} className={classes.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
