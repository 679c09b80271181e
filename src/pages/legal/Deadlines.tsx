import { DimensionLine } from '../../components/DimensionLine.tsx';
import type { Deadline } from '../../content/legal/legal-text.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { linkUnderline, media, rule, size, space, typography } from '../../theme.ts';

const styles = {
  root: { padding: `20px ${space.cell}`, [media.print]: { paddingBlock: '4pt' } },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '0 28px',
    borderTop: rule.cell,
    '&:first-of-type': { borderTop: 0 },
    [media.phone]: { display: 'block', paddingTop: '12px' },
  },
  link: {
    ...typography.note,
    display: 'block',
    minHeight: size.target,
    padding: '10px 0',
    textDecoration: 'none',
    '&:hover': linkUnderline,
    [media.print]: { minHeight: 0, padding: '2pt 0' },
  },
  days: typography.condensed,
} satisfies Styles;

interface DeadlinesProps {
  deadlines: readonly Deadline[];
  /** The bars of the deadlines, from `deadlineBars`. */
  bars: readonly Style[];
}

/** Time limits at one scale, each with a link to its clause. */
export function Deadlines({ deadlines, bars }: DeadlinesProps) {
  const classes = useStyles(styles);
  return (
    <ul className={classes.root}>
      {deadlines.map(({ clause, days, text }, index) => (
        <li key={clause} className={classes.entry}>
          <DimensionLine style={bars[index]} />
          <a href={`#${clause}`} className={classes.link}>
            <b className={classes.days}>{`${days} days`}</b>
            {` ${text}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the styles of the bars; the longest bar fills its column. Call this at module level, because `useStyles` remembers styles
 * by identity.
 */
export function deadlineBars(deadlines: readonly Deadline[]): Style[] {
  const longest = Math.max(...deadlines.map(({ days }) => days));
  return deadlines.map(({ days }) => ({ width: `${(days / longest) * 100}%`, margin: 0, gap: 0 }));
}
