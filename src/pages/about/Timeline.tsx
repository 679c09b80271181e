import { about } from '../../content/about.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, media, rule, space, type } from '../../theme.ts';

const [, ...years] = about.timeline.map(({ date }) => Number.parseInt(date, 10));
/** Years of each track: the 1970s, the break, then from date to date. The ruler ends six years after the last date. */
const lengths = [10, 2, ...years.map((year, index) => (years[index + 1] ?? year + 6) - year)];
const tracks = lengths.map((length) => `${length}fr`).join(' ');
const yearsDrawn = lengths.reduce((sum, length) => sum + length);
const share = (length: number) => `${(100 * length) / yearsDrawn}%`;

/** Draws a stroke every so many years, on a ruler of `length` years. */
const strokes = (every: number, length: number) =>
  `repeating-linear-gradient(var(--along), ${color.ink} 0 1px, #0000 1px ${(100 * every) / length}%)`;

/** A date's track; the second track is the break. */
const trackOf = (index: number) => (index === 0 ? 1 : index + 2);

const style: Style = {
  '--along': 'to right',
  '--from': 'left bottom',
  '--each-year': '100% 9px',
  '--decade': `${share(10)} 18px`,
  '--since': `${share(yearsDrawn - 12)} 18px`,
  display: 'grid',
  grid: `auto 46px auto / ${tracks.replaceAll(/\d+fr/g, 'minmax(0, $&)')}`,
  padding: `56px ${space.cell}`,
  overflow: 'hidden',
  // The ruler has a stroke every year and a longer one every five.
  '&::before': {
    content: '""',
    gridArea: '2 / 1 / 3 / -1',
    paddingRight: '60px',
    border: rule.frame,
    margin: '0 -60px 0 -2px',
    background: `${strokes(1, yearsDrawn)} var(--from) / var(--each-year), ${strokes(5, 10)} var(--from) / var(--decade), ${strokes(5, yearsDrawn - 12)} right bottom / var(--since), linear-gradient(var(--along), ${color.amber} ${share(10)}, #0000 0)`,
    backgroundOrigin: 'content-box',
    backgroundRepeat: 'no-repeat',
  },
  // Two slanting cuts across it, where decades are left out.
  '&::after': {
    content: '""',
    gridArea: '2 / 2',
    border: rule.frame,
    borderWidth: '0 2px',
    margin: '-6px 20px',
    background: 'var(--ground)',
    transform: 'skew(-15deg)',
  },
  // Printers leave backgrounds out, but these are the drawing.
  '&::before, &::after': { printColorAdjust: 'exact' },
  '& li': {
    gridArea: '1 / var(--track) / auto / span 2',
    padding: '0 20px 28px 16px',
    borderLeft: '1px solid',
  },
  ...Object.fromEntries(
    about.timeline.map((_, index) => [`& li:nth-of-type(${index + 1})`, { '--track': trackOf(index) }]),
  ),
  // Every second date hangs below the ruler.
  '& li:nth-of-type(2n + 3)': { gridRow: 3, paddingBlock: '28px 0' },
  '& h3': { marginBottom: '6px' },
  '& b': { ...type.subtitle, display: 'block', marginBottom: '14px', fontWeight: 560 },
  '& p': { ...type.note, maxWidth: '39em' },
  // The tracks grow until the longest text fits, all by the same measure, so the scale stays true.
  [media.belowDesktop]: {
    '--along': 'to bottom',
    '--from': 'right top',
    '--each-year': '9px 100%',
    '--decade': `18px ${share(10)}`,
    '--since': `18px ${share(yearsDrawn - 12)}`,
    grid: `${tracks} / 40px minmax(0, 1fr)`,
    paddingBlock: '44px',
    '&::before': { gridArea: '1 / 1 / -1', padding: '0 0 60px', margin: '-2px 0 -60px' },
    '&::after': { gridArea: '2 / 1', borderWidth: '2px 0', margin: '20px -6px', transform: 'skewY(-15deg)' },
    '& li:nth-of-type(n)': {
      gridArea: 'var(--track) / 2',
      padding: '8px 0 16px 16px',
      border: 0,
      borderTop: '1px solid',
    },
    '& b': { display: 'inline', marginRight: '6px', fontSize: 'inherit' },
  },
};

/** Dates along a ruler to scale, with one stroke per year and a break for the decades that are left out. */
export function Timeline() {
  return (
    <ol className={useStyle(style)}>
      {about.timeline.map(({ date, title, text }) => (
        <li key={date}>
          <h3>
            <b>{date}</b>
            {` ${title}`}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
