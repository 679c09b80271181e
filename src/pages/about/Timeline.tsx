import { about, type AboutContent } from '../../content/pages/about.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, space, typography } from '../../theme.ts';
import { scale } from './timeline-scale.ts';
import { TimelineRuler } from './TimelineRuler.tsx';

const columns = scale.tracks.map((years) => `minmax(0, ${years}fr)`).join(' ');
/** All rows grow by one factor until the longest text fits, so the scale stays true. */
const rows = scale.tracks.map((years) => `${years}fr`).join(' ');

const styles = {
  root: {
    display: 'grid',
    grid: `auto 46px auto / ${columns}`,
    padding: `56px ${space.cell}`,
    overflow: 'hidden',
    [media.upToTablet]: { grid: `${rows} / 40px minmax(0, 1fr)`, paddingBlock: '44px' },
  },
  /** Puts the dates into the tracks of the grid. */
  list: { display: 'contents' },
} satisfies Styles;

/** Dates along a ruler to scale: one stroke per year, and a break for omitted decades. */
export function Timeline() {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <TimelineRuler />
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

type EntryProps = AboutContent['timeline'][number] & { style: Style | undefined };

function Entry({ date, title, text, style }: EntryProps) {
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
