import { about, type AboutContent } from '../../content/pages/about.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, media, printedColors, rule, space, typography } from '../../theme.ts';

/**
 * Places dates on a ruler to scale. The first date is a decade, such as "1970s"; a break follows the decade. The ruler ends six
 * years after the last date.
 */
export function timelineScale([, ...dates]: readonly string[]) {
  const starts = dates.map((date) => Number.parseInt(date, 10));
  // Years per track: the first decade, the break, then from date to date.
  const tracks = [10, 2, ...starts.map((start, index) => (starts[index + 1] ?? start + 6) - start)];
  const years = tracks.reduce((sum, length) => sum + length);
  return {
    years,
    tracks,
    /** Per date the number of the track that begins with the date, from 1. */
    dateTracks: [1, ...starts.map((_, index) => index + 3)],
    /** The longer strokes, in years from the ruler's start: every five years on either side of the break. */
    majorTicks: [0, 5, ...Array.from({ length: Math.ceil((years - 12) / 5) }, (_, index) => 12 + 5 * index)],
  };
}

const scale = timelineScale(about.timeline.map(({ date }) => date));

const columns = scale.tracks.map((years) => `minmax(0, ${years}fr)`).join(' ');
/** All rows grow by one factor until the longest text fits, so the scale stays true. */
const rows = scale.tracks.map((years) => `${years}fr`).join(' ');

/** Returns the share of the ruler's length for some years. */
const share = (years: number) => `${(100 * years) / scale.years}%`;

const everyYear = `repeating-linear-gradient(var(--along), ${color.ink} 0 1px, #0000 1px ${share(1)})`;
const stroke = (year: number) => `#0000 0 ${share(year)}, ${color.ink} 0 calc(${share(year)} + 1px)`;
const everyFifth = `linear-gradient(var(--along), ${scale.majorTicks.map(stroke).join()}, #0000 0)`;
const firstDecade = `linear-gradient(var(--along), ${color.amber} ${share(10)}, #0000 0)`;

const styles = {
  root: {
    display: 'grid',
    grid: `auto 46px auto / ${columns}`,
    padding: `56px ${space.cell}`,
    overflow: 'hidden',
    [media.upToTablet]: { grid: `${rows} / 40px minmax(0, 1fr)`, paddingBlock: '44px' },
  },
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
  /** Puts the dates into the tracks of the grid. */
  list: { display: 'contents' },
} satisfies Styles;

/** Dates along a ruler to scale: one stroke per year, and a break for omitted decades. */
export function Timeline() {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div className={classes.ruler} />
      <div className={classes.break} />
      <ol className={classes.list}>
        {about.timeline.map((entry, index) => (
          <Entry key={entry.date} {...entry} style={entryTracks[index]} />
        ))}
      </ol>
    </div>
  );
}

const entryStyles = {
  root: { borderLeft: '1px solid' },
  title: { marginBottom: '6px' },
  date: {
    ...typography.sideTitle,
    display: 'block',
    marginBottom: '14px',
    fontWeight: 560,
    [media.upToTablet]: { display: 'inline', marginRight: '6px', fontSize: 'inherit' },
  },
  text: { ...typography.note, maxWidth: '39em' },
} satisfies Styles;

const aboveRuler = { gridRow: 1, padding: '0 20px 28px 16px' };
const belowRuler = { gridRow: 3, padding: '28px 20px 0 16px' };

/** The first two dates are above the ruler, then one below and one above in turn. On tablets and phones all are at its right. */
const entryTracks: readonly Style[] = scale.dateTracks.map((track, index) => [
  index > 1 && index % 2 === 0 ? belowRuler : aboveRuler,
  {
    gridColumn: `${track} / span 2`,
    [media.upToTablet]: { gridArea: `${track} / 2`, padding: '8px 0 16px 16px', border: 0, borderTop: '1px solid' },
  },
]);

function Entry({ date, title, text, style }: AboutContent['timeline'][number] & { style: Style | undefined }) {
  const classes = useStyles(entryStyles, asRoot(style));
  return (
    <li className={classes.root}>
      <h3 className={classes.title}>
        <b className={classes.date}>{date}</b>
        {` ${title}`}
      </h3>
      <p className={classes.text}>{text}</p>
    </li>
  );
}
