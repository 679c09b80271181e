import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, printedColors, rule } from '../../theme.ts';
import { scale } from './timeline-scale.ts';

/** Returns the share of the ruler's length for some years. */
const share = (years: number) => `${(100 * years) / scale.years}%`;

const everyYear = `repeating-linear-gradient(var(--along), ${color.ink} 0 1px, #0000 1px ${share(1)})`;
const stroke = (year: number) => `#0000 0 ${share(year)}, ${color.ink} 0 calc(${share(year)} + 1px)`;
const everyFifth = `linear-gradient(var(--along), ${scale.majorTicks.map(stroke).join()}, #0000 0)`;
const firstDecade = `linear-gradient(var(--along), ${color.amber} ${share(10)}, #0000 0)`;

const styles = {
  /** The ruler extends beyond the edge of its section, which clips the ruler. */
  ruler: {
    '--along': 'to right',
    gridArea: '2 / 1 / 3 / -1',
    paddingRight: '60px',
    border: rule.frame,
    margin: '0 -60px 0 -2px',
    background: `${everyYear} left bottom / 100% 9px, ${everyFifth} left bottom / 100% 18px, ${firstDecade}`,
    backgroundOrigin: 'content-box',
    backgroundRepeat: 'no-repeat',
    // Printers omit backgrounds, but these are the drawing.
    ...printedColors,
    [media.upToTablet]: {
      '--along': 'to bottom',
      gridArea: '1 / 1 / -1',
      padding: '0 0 60px',
      margin: '-2px 0 -60px',
      backgroundPosition: 'right top',
      backgroundSize: '9px 100%, 18px 100%, auto',
    },
  },
  /** Two slanting cuts across the ruler, at the omitted decades. */
  break: {
    gridArea: '2 / 2',
    border: rule.frame,
    borderWidth: '0 2px',
    margin: '-6px 20px',
    background: 'var(--ground)',
    transform: 'skew(-15deg)',
    ...printedColors,
    [media.upToTablet]: { gridArea: '2 / 1', borderWidth: '2px 0', margin: '20px -6px', transform: 'skewY(-15deg)' },
  },
} satisfies Styles;

/** The ruler in the tracks of the timeline's grid: a stroke per year, and a longer stroke every five years. */
export function TimelineRuler() {
  const classes = useStyles(styles);
  return (
    <>
      <div className={classes.ruler} />
      <div className={classes.break} />
    </>
  );
}
