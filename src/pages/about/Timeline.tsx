import { css } from '@emotion/react';
import type { AboutContent } from '../../content/about.ts';
import { color, heading, media, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const edge = `2px solid ${color.ink}`;

/**
 * The strokes of the ruler: a short one a year, a longer one every five. Both fill the content box; the padding is ruler
 * without strokes, up to a cut or to the frame. `years` is the length of the content box.
 */
function ruler(years: number, direction: 'right' | 'bottom', fill: string) {
  const strokes = (every: number) =>
    `repeating-linear-gradient(to ${direction}, ${color.ink} 0 1px, transparent 1px ${(100 * every) / years}%)`;
  const [corner, short, long] =
    direction === 'right' ? ['left bottom', '100% 9px', '100% 18px'] : ['right top', '9px 100%', '18px 100%'];
  return {
    background: `${strokes(1)} ${corner} / ${short} no-repeat content-box border-box, ${strokes(5)} ${corner} / ${long} no-repeat content-box border-box, linear-gradient(${fill}, ${fill}) ${corner} / 100% 100% no-repeat content-box border-box`,
  };
}

/**
 * Years to each track: the 1970s, the break, then from date to date. The same factors serve both directions. Upright,
 * the tracks grow until the longest text fits, all by the same measure, so the scale stays true.
 */
const tracks = '10fr 2fr 5fr 5fr 4fr 6fr';
const widths = tracks.replace(/\d+fr/g, 'minmax(0, $&)');

const style = css({
  display: 'grid',
  gridTemplateColumns: widths,
  gridTemplateRows: 'auto 46px auto',
  padding: `56px ${size.cell}`,
  // Printers leave backgrounds out, but this one is the drawing.
  '& > span': { printColorAdjust: 'exact' },
  [media.belowDesktop]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gridTemplateRows: tracks.replace(/6fr$/, '5fr'),
    padding: `44px ${size.cell} 44px`,
  },
  [media.phone]: { gridTemplateColumns: '32px minmax(0, 1fr)', padding: `32px ${size.cellPhone} 44px` },
});

const decadeStyle = css({
  gridArea: '2 / 1',
  paddingRight: '26px',
  border: edge,
  borderRight: 0,
  marginRight: '-26px',
  ...ruler(10, 'right', color.amber),
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 12px) 100%, 0 100%)',
  [media.belowDesktop]: {
    gridArea: '1 / 1',
    padding: '0 0 26px',
    border: edge,
    borderBottom: 0,
    margin: '0 0 -26px',
    ...ruler(10, 'bottom', color.amber),
    clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 12px), 0 100%)',
  },
});

/** Two slanting cuts across the ruler, where decades are left out. */
const breakStyle = css({
  gridArea: '2 / 2',
  borderInline: edge,
  margin: '-6px 20px',
  transform: 'skewX(-14.6deg)',
  [media.belowDesktop]: {
    gridArea: '2 / 1',
    borderInline: 0,
    borderBlock: edge,
    margin: '20px -6px',
    transform: 'skewY(-16.7deg)',
  },
});

const yearsStyle = css({
  gridArea: '2 / 3 / 3 / -1',
  padding: `0 ${size.cell} 0 26px`,
  borderBlock: edge,
  margin: `0 -${size.cell} 0 -26px`,
  ...ruler(20, 'right', color.paper),
  clipPath: 'polygon(12px 0, 100% 0, 100% 100%, 0 100%)',
  [media.belowDesktop]: {
    gridArea: '3 / 1 / -1 / 2',
    padding: '26px 0 44px',
    borderBlock: 0,
    borderInline: edge,
    margin: '-26px 0 -44px',
    ...ruler(19, 'bottom', color.paper),
    clipPath: 'polygon(0 12px, 100% 0, 100% 100%, 0 100%)',
  },
});

const datesStyle = css({
  display: 'grid',
  gridArea: '1 / 1 / -1 / -1',
  gridTemplate: 'subgrid / subgrid',
  '& li': { gridRow: 1, padding: '0 20px 28px 16px', borderLeft: `1px solid ${color.ink}` },
  '& li:nth-of-type(1)': { gridColumn: '1 / 3' },
  '& li:nth-of-type(2)': { gridColumn: '3 / 5' },
  '& li:nth-of-type(3)': { gridColumn: '4 / 6' },
  '& li:nth-of-type(4)': { gridColumn: '5 / 7' },
  '& li:nth-of-type(5)': { gridColumn: '6 / 7', paddingRight: 0 },
  // Odd dates but the first hang below the ruler, so that each text has the room of two tracks.
  '& li:nth-of-type(3), & li:nth-of-type(5)': { gridRow: 3, padding: '28px 20px 0 16px' },
  '& h3': { ...heading, marginBottom: '6px', fontSize: '25px', lineHeight: 1.1 },
  '& b': { display: 'block', marginBottom: '14px', fontSize: '52px', fontWeight: 560, lineHeight: 0.85 },
  '& p': { maxWidth: '28em', fontSize: '16px', lineHeight: 1.5 },
  [media.belowDesktop]: {
    '& li:nth-of-type(n)': {
      gridColumn: 2,
      padding: '8px 0 16px 16px',
      borderLeft: 0,
      borderTop: `1px solid ${color.ink}`,
    },
    '& li:nth-of-type(1)': { gridRow: 1 },
    '& li:nth-of-type(2)': { gridRow: 3 },
    '& li:nth-of-type(3)': { gridRow: 4 },
    '& li:nth-of-type(4)': { gridRow: 5 },
    '& li:nth-of-type(5)': { gridRow: 6 },
    '& h3': { marginBottom: '4px', fontSize: '23px' },
    '& b': { display: 'inline', marginRight: '6px', fontSize: '27px', lineHeight: 1 },
    '& p': { maxWidth: '39em' },
  },
  [media.phone]: { '& li:nth-of-type(n)': { paddingLeft: '12px' }, '& p': { lineHeight: 1.42 } },
});

/** Dates along a ruler drawn to scale, a stroke a year, broken where decades are left out. */
export function Timeline({ dates }: { dates: AboutContent['timeline'] }) {
  return (
    <div className={useStyle(style)}>
      <span className={useStyle(decadeStyle)} />
      <span className={useStyle(breakStyle)} />
      <span className={useStyle(yearsStyle)} />
      <ol className={useStyle(datesStyle)}>
        {dates.map(({ date, title, text }) => (
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
