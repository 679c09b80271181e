import { about, type AboutContent } from '../../content/pages/about.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, space, typography } from '../../theme.ts';
import { scale } from './timeline-scale.ts';
import { TimelineRuler } from './TimelineRuler.tsx';

const columns = scale.tracks.map((years) => `minmax(0, ${years}fr)`).join(' ');
/** Rows grow until the longest text fits, all by the same measure, so the scale stays true. */
const rows = scale.tracks.map((years) => `${years}fr`).join(' ');

const timelineStyle: Style = {
  display: 'grid',
  grid: `auto 46px auto / ${columns}`,
  padding: `56px ${space.cell}`,
  overflow: 'hidden',
  [media.upToTablet]: { grid: `${rows} / 40px minmax(0, 1fr)`, paddingBlock: '44px' },
};

/** The dates are in the tracks of the same grid. */
const listStyle: Style = { display: 'contents' };

const aboveRuler: Style = { gridRow: 1, padding: '0 20px 28px 16px' };
const belowRuler: Style = { gridRow: 3, padding: '28px 20px 0 16px' };

/** From the third date on every second one hangs below the ruler. Where the ruler is upright, all are at its right. */
const entryStyles: readonly Style[] = scale.places.map((track, index) => [
  index > 1 && index % 2 === 0 ? belowRuler : aboveRuler,
  {
    gridColumn: `${track} / span 2`,
    borderLeft: '1px solid',
    [media.upToTablet]: { gridArea: `${track} / 2`, padding: '8px 0 16px 16px', border: 0, borderTop: '1px solid' },
  },
]);

const titleStyle: Style = { marginBottom: '6px' };
const dateStyle: Style = {
  ...typography.sideTitle,
  display: 'block',
  marginBottom: '14px',
  fontWeight: 560,
  [media.upToTablet]: { display: 'inline', marginRight: '6px', fontSize: 'inherit' },
};
const textStyle: Style = { ...typography.note, maxWidth: '39em' };

/** Dates along a ruler to scale, with one stroke per year and a break for the decades that are left out. */
export function Timeline() {
  return (
    <div className={useStyle(timelineStyle)}>
      <TimelineRuler />
      <ol className={useStyle(listStyle)}>
        {about.timeline.map((entry, index) => (
          <Entry key={entry.date} {...entry} style={entryStyles[index]} />
        ))}
      </ol>
    </div>
  );
}

type EntryProps = AboutContent['timeline'][number] & { style: Style | undefined };

function Entry({ date, title, text, style }: EntryProps) {
  return (
    <li className={useStyle(style)}>
      <h3 className={useStyle(titleStyle)}>
        <b className={useStyle(dateStyle)}>{date}</b>
        {` ${title}`}
      </h3>
      <p className={useStyle(textStyle)}>{text}</p>
    </li>
  );
}
