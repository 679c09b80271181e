import { css } from '@emotion/react';
import { about } from '../../content/about.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, media, rule, space, type } from '../../theme.ts';
import { ruler } from './ruler.ts';

const [, ...years] = about.timeline.map(({ date }) => Number.parseInt(date, 10));
const [firstYear = 0] = years;
const lastYear = years.at(-1) ?? firstYear;

/** The ruler runs on past the last date: for its words across, for less of them upright. */
const yearsAfter = { across: 6, upright: 5 };

/**
 * Years to each track: the 1970s, the break, then from date to date. The same factors serve both directions. Upright,
 * the tracks grow until the longest text fits, all by the same measure, so the scale stays true.
 */
const tracks = (after: number) =>
  [10, 2, ...years.map((year, index) => (years[index + 1] ?? year + after) - year)].map((length) => `${length}fr`);
const widths = tracks(yearsAfter.across)
  .map((length) => `minmax(0, ${length})`)
  .join(' ');

const style = css({
  display: 'grid',
  gridTemplateColumns: widths,
  gridTemplateRows: 'auto 46px auto',
  padding: `56px ${space.cell}`,
  // Printers leave backgrounds out, but this one is the drawing.
  '& > span': { printColorAdjust: 'exact' },
  [media.belowDesktop]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gridTemplateRows: tracks(yearsAfter.upright).join(' '),
    padding: `44px ${space.cell}`,
  },
});

const decadeStyle = css({
  gridArea: '2 / 1',
  paddingRight: '26px',
  border: rule.frame,
  borderRight: 0,
  marginRight: '-26px',
  ...ruler(10, 'right', color.amber),
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 12px) 100%, 0 100%)',
  [media.belowDesktop]: {
    gridArea: '1 / 1',
    padding: '0 0 26px',
    border: rule.frame,
    borderBottom: 0,
    margin: '0 0 -26px',
    ...ruler(10, 'bottom', color.amber),
    clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 12px), 0 100%)',
  },
});

/** Two slanting cuts across the ruler, where decades are left out. */
const breakStyle = css({
  gridArea: '2 / 2',
  borderInline: rule.frame,
  margin: '-6px 20px',
  transform: 'skewX(-14.6deg)',
  [media.belowDesktop]: {
    gridArea: '2 / 1',
    borderInline: 0,
    borderBlock: rule.frame,
    margin: '20px -6px',
    transform: 'skewY(-16.7deg)',
  },
});

const yearsStyle = css({
  gridArea: '2 / 3 / 3 / -1',
  padding: `0 ${space.cell} 0 26px`,
  borderBlock: rule.frame,
  margin: `0 calc(-1 * ${space.cell}) 0 -26px`,
  ...ruler(lastYear + yearsAfter.across - firstYear, 'right', color.paper),
  clipPath: 'polygon(12px 0, 100% 0, 100% 100%, 0 100%)',
  [media.belowDesktop]: {
    gridArea: '3 / 1 / -1 / 2',
    padding: '26px 0 44px',
    borderBlock: 0,
    borderInline: rule.frame,
    margin: '-26px 0 -44px',
    ...ruler(lastYear + yearsAfter.upright - firstYear, 'bottom', color.paper),
    clipPath: 'polygon(0 12px, 100% 0, 100% 100%, 0 100%)',
  },
});

/** The second track is the break. */
const trackOf = (index: number) => (index === 0 ? 1 : index + 2);

/** Each date at its track, with the room of two; every second one hangs below the ruler. */
const places = about.timeline.map((_, index) => [
  `& li:nth-of-type(${index + 1})`,
  index > 0 && index % 2 === 0
    ? { gridArea: `3 / ${trackOf(index)} / auto / span 2`, padding: '28px 20px 0 16px' }
    : { gridColumn: `${trackOf(index)} / span 2` },
]);
const uprightPlaces = about.timeline.map((_, index) => [`& li:nth-of-type(${index + 1})`, { gridRow: trackOf(index) }]);

const datesStyle = css({
  display: 'grid',
  gridArea: '1 / 1 / -1 / -1',
  gridTemplate: 'subgrid / subgrid',
  '& li': { gridRow: 1, padding: '0 20px 28px 16px', borderLeft: `1px solid ${color.ink}` },
  ...Object.fromEntries(places),
  '& h3': { marginBottom: '6px' },
  '& b': { ...type.subtitle, display: 'block', marginBottom: '14px', fontWeight: 560 },
  '& p': { ...type.note, maxWidth: '39em' },
  [media.belowDesktop]: {
    '& li:nth-of-type(n)': {
      gridColumn: 2,
      padding: '8px 0 16px 16px',
      border: 0,
      borderTop: `1px solid ${color.ink}`,
    },
    ...Object.fromEntries(uprightPlaces),
    '& b': { display: 'inline', marginRight: '6px', fontSize: 'inherit' },
  },
});

/** Dates along a ruler drawn to scale, a stroke a year, broken where decades are left out. */
export function Timeline() {
  return (
    <div className={useStyle(style)}>
      <span className={useStyle(decadeStyle)} />
      <span className={useStyle(breakStyle)} />
      <span className={useStyle(yearsStyle)} />
      <ol className={useStyle(datesStyle)}>
        {about.timeline.map(({ date, title, text }) => (
          <li key={date}>
            <h3>
              <b>{date}</b> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
