import { Icon } from '../../components/Icon.tsx';
import type { SafetyProcedure } from '../../content/pages/safety.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, gridLines, linkUnderline, media, mutedColor, rule, space, typography, silent } from '../../theme.ts';

const styles = {
  index: { borderBlock: rule.frame, marginBlock: '-2px' },
  entries: { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
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
    fontStretch: typography.condensed.fontStretch,
    textDecoration: 'none',
    '&:hover': { ...linkUnderline, background: color.white },
    '&:focus-visible': { outlineOffset: '-5px' },
    '&::before': { content: silent('counter(entry)'), color: mutedColor, fontWeight: 400 },
  },
  sheets: {
    display: 'grid',
    // Two columns would have fewer than 35 characters per line here.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(34%, min(350px, 100%)), 1fr))',
    overflow: 'hidden',
    [media.print]: { display: 'block' },
  },
  sheet: {
    // Aligns the headings, steps and stop conditions of two neighbors.
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    borderLeft: rule.cell,
    borderTop: rule.frame,
    margin: '-2px 0 0 -1px',
    // Prints each procedure on its own page.
    [media.print]: { breakInside: 'avoid', breakBefore: 'page', '&:first-of-type': { breakBefore: 'auto' } },
  },
  head: { padding: `${space.row} ${space.cell} 20px`, borderBottom: rule.block },
  note: { maxWidth: '37em', color: mutedColor },
  title: { ...typography.entryTitle, margin: '4px 0 12px' },
  steps: { padding: `0 ${space.cell}` },
  step: {
    ...typography.note,
    display: 'flex',
    gap: '16px',
    maxWidth: 'calc(39em + 46px)',
    padding: '14px 0',
    ...gridLines.between,
    counterIncrement: 'step',
    '&::before': {
      flex: 'none',
      content: silent('counter(step)'),
      display: 'grid',
      placeItems: 'center',
      width: '30px',
      height: '30px',
      border: '1.5px solid',
      fontWeight: 600,
      lineHeight: 1,
      fontStretch: typography.condensed.fontStretch,
    },
  },
  stop: {
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 39em)',
    gap: '16px',
    padding: `16px ${space.cell} 24px`,
    borderTop: rule.block,
    background: color.tint,
    [media.print]: { border: '2px solid', background: 'none' },
  },
  stopTitle: { ...typography.condensed, display: 'block' },
} satisfies Styles;

/** The last sheet has no neighbor. */
const oddCount = { sheet: { '&:last-of-type': { gridColumn: '1 / -1' } } } satisfies Styles<keyof typeof styles>;

/** An index of the procedures, and each procedure: when it applies, the numbered steps, and the conditions that stop the work. */
export function Procedures({ procedures }: { procedures: readonly SafetyProcedure[] }) {
  const classes = useStyles(styles, procedures.length % 2 ? oddCount : undefined);
  return (
    <>
      <nav data-screen aria-label="Checklists" className={classes.index}>
        <ol className={classes.entries}>
          {procedures.map(({ id, title }) => (
            <li key={id} className={classes.entry}>
              <a href={`#${id}`} className={classes.link}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.sheets}>
        {procedures.map(({ id, title, when, steps, stop }, index) => (
          <article key={id} id={id} aria-labelledby={`${id}-title`} className={classes.sheet}>
            <div className={classes.head}>
              <p className={classes.note}>{`Checklist ${index + 1} of ${procedures.length}`}</p>
              <h3 id={`${id}-title`} className={classes.title}>
                {title}
              </h3>
              <p className={classes.note}>{when}</p>
            </div>
            <ol className={classes.steps}>
              {steps.map((step) => (
                <li key={step} className={classes.step}>
                  {step}
                </li>
              ))}
            </ol>
            <div className={classes.stop}>
              <Icon name="stop" size={30} />
              <p>
                <b className={classes.stopTitle}>Stop</b>
                {` ${stop}`}
              </p>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
