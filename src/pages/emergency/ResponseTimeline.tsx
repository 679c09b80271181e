import { css } from '@emotion/react';
import { responseTiers } from '../../content/emergency-repair.ts';
import { color, font, heading, media, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

/** True to scale up to four hours, which lie at half of the width; the day's end stands behind a break in the line. */
const share = (hours: number) => (hours <= 4 ? hours / 8 : 1);

const spans = responseTiers.map(({ hours }, index) => share(hours) - share(responseTiers[index - 1]?.hours ?? 0));
const gridTemplateColumns = spans.map((span) => `minmax(0, ${span}fr)`).join(' ');

/** Borders, not backgrounds, so that the arrow heads are on paper too. */
const arrowHead = {
  content: '""',
  position: 'absolute',
  border: '4px solid transparent',
} as const;

const long = '13px solid currentColor';

const labels = responseTiers.map((_, index) => [
  `& .axis span:nth-of-type(${index + 2})`,
  { gridColumn: `${index + 1}` },
]);

const reaches = responseTiers.map((_, index) => [
  `& li:nth-of-type(${index + 1})`,
  {
    gridRow: `1 / ${index + 2}`,
    '& .reach': { gridColumn: `1 / ${index + 2}` },
    // Beside the arrow; the longest one leaves room above itself only.
    '& .words': { gridColumn: index === responseTiers.length - 1 ? '1 / -1' : `${index + 2} / -1` },
  },
]);

const style = css({
  padding: `40px ${size.cell} 48px`,
  '& .axis': { ...heading, fontSize: '19px', fontWeight: 600, lineHeight: 1, letterSpacing: 0 },
  '& li': { position: 'relative' },
  '& .time': { ...heading, fontSize: '38px' },
  '& .words p + p': { marginTop: '4px', lineHeight: 1.4 },
  '& b': { fontWeight: 650, fontStretch: font.control },
  // Life safety is the emergency among the emergencies.
  '& li:first-of-type .reach, & li:first-of-type .time': { color: color.red },
  [media.wide]: {
    '& .axis, & ol': { display: 'grid', gridTemplateColumns },
    '& .axis': { position: 'relative', paddingBottom: '12px', borderBottom: '2px solid' },
    '& .axis span': { gridRow: 1, justifySelf: 'end', transform: 'translateX(50%)' },
    '& .axis span:first-of-type': { gridColumn: '1 / -1', justifySelf: 'start', transform: 'none' },
    '& .axis span:last-of-type': { transform: 'none' },
    ...Object.fromEntries(labels),
    '& .axis::after': {
      content: '""',
      position: 'absolute',
      left: '75%',
      bottom: '-10px',
      width: '9px',
      height: '18px',
      background: color.paper,
      borderInline: '1.5px solid',
      transform: 'skewX(-20deg)',
    },
    '& ol': { borderLeft: '2px solid' },
    '& li': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      pointerEvents: 'none',
    },
    ...Object.fromEntries(reaches),
    '& .reach': {
      position: 'relative',
      gridRow: '1 / -1',
      borderRight: '1px solid',
      borderBottom: '1.5px solid',
      marginTop: '-8px',
      marginBottom: '48px',
      '&::before': { ...arrowHead, borderRight: long, left: '-4px', bottom: '-5px' },
      '&::after': { ...arrowHead, borderLeft: long, right: '-4px', bottom: '-5px' },
    },
    '& .words': {
      gridRow: '-2 / -1',
      zIndex: 1,
      justifySelf: 'start',
      padding: '4px 12px 4px 0',
      margin: '24px 0 16px 16px',
      background: color.paper,
      pointerEvents: 'auto',
    },
    '& li:last-of-type': {
      '& .reach': { marginBottom: 0 },
      '& .words': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '18px',
        marginBottom: '12px',
      },
    },
  },
  // Here the first hour is too short for both labels in one line.
  '@media (min-width: 821px) and (max-width: 1180px)': {
    '& .axis span + span': { gridRow: 2 },
    '& .axis span:first-of-type': { marginBottom: '8px' },
  },
  [media.phone]: {
    padding: `28px ${size.cellPhone} 32px`,
    '& .axis span + span': { display: 'none' },
    '& .axis': { marginBottom: '6px' },
    '& ol': {
      borderLeft: '2px solid',
      borderTop: '2px solid',
      borderImage: `linear-gradient(to right, ${color.ink} 20px, transparent 20px) 2`,
      borderLeftWidth: 0,
    },
    '& li': {
      padding: '22px 0 0 36px',
      '&::before': { content: '""', position: 'absolute', left: '10px', top: 0, bottom: 0, borderLeft: '1.5px solid' },
    },
    '& li:last-of-type::before': { bottom: 'auto', height: '42px' },
    '& .reach': {
      position: 'absolute',
      left: 0,
      top: '42px',
      width: '22px',
      borderTop: '1.5px solid',
      '&::after': { ...arrowHead, borderTop: long, left: '7px', bottom: '-3px' },
    },
    '& .time': { fontSize: '34px' },
  },
});

/**
 * The response tiers, each dimensioned from the visitor's call on one line of time: lying on wide screens, hanging on
 * phones. The words are the list; the lines are drawn around it.
 */
export function ResponseTimeline() {
  return (
    <div className={useStyle(style)}>
      <p className="axis" aria-hidden>
        <span>Your call, 0 h</span>
        {responseTiers.map(({ hours }) => (
          <span key={hours}>{Number(hours.toFixed(2))} h</span>
        ))}
      </p>
      <ol>
        {responseTiers.map(({ time, type, desc }) => (
          <li key={type}>
            <span className="reach" />
            <div className="words">
              <p className="time">{time}</p>
              <p>
                <b>{type}.</b> {desc}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
