import { servicesOverview } from '../../content/pages/services.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, mutedColor, rule, space, typography, numberBadge, silent } from '../../theme.ts';

const styles = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    overflow: 'hidden',
    [media.print]: { display: 'block' },
  },
  step: {
    // Aligns the headings, our parts and the visitor's parts in a row of steps.
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    position: 'relative',
    counterIncrement: 'step',
    borderLeft: rule.cell,
    marginLeft: '-1px',
    // The line from the previous badge.
    '&::after': {
      content: '""',
      position: 'absolute',
      top: `calc(${space.row} + 19px)`,
      right: `calc(100% - ${space.cell})`,
      width: 'calc(100% - 68px)',
      borderTop: '2px solid',
    },
    '&:first-of-type::after': { content: 'none' },
    [media.upToTablet]: { '&::after': { content: 'none' } },
  },
  title: {
    padding: `${space.row} ${space.cell} 0`,
    '&::before': { ...numberBadge, content: silent('counter(step)'), marginBottom: '16px' },
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      '&::before': { flex: 'none', margin: 0 },
    },
  },
  ourPart: { ...typography.note, padding: `8px ${space.cell} ${space.row}`, color: mutedColor },
  yourPart: {
    padding: `16px ${space.cell} ${space.row}`,
    background: color.tint,
    borderTop: rule.frame,
    '& > dt': { marginBottom: '4px' },
    '& > dd': { maxWidth: '38em', fontWeight: 500 },
  },
} satisfies Styles;

/** The steps of a job: our part above, the visitor's part below. */
export function ProcessSteps() {
  const { steps, youDoLabel } = servicesOverview.process;
  const classes = useStyles(styles);
  return (
    <ol className={classes.list}>
      {steps.map(({ title, text, youDo }) => (
        <li key={title} className={classes.step}>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.ourPart}>{text}</p>
          <dl className={classes.yourPart}>
            <dt>{youDoLabel}</dt> <dd>{youDo}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}
