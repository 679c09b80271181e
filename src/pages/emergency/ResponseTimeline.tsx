import { css } from '@emotion/react';
import { responseTiers } from '../../content/emergency-repair.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, font, headingLetters, media, space, type } from '../../theme.ts';
import { TierArrow } from './TierArrow.tsx';
import { across } from './time-line-media.ts';

/** True to scale up to four hours, which lie at half of the width; 24 hours stand behind a break in the line. */
const share = (hours: number) => (hours <= 4 ? hours / 8 : 1);

const spans = responseTiers.map(({ hours }, index) => share(hours) - share(responseTiers[index - 1]?.hours ?? 0));
const gridTemplateColumns = spans.map((span) => `minmax(0, ${span}fr)`).join(' ');

/** The label of each tier is at the end of its column, */
const labelColumns = responseTiers.map((_, index) => [
  `& > span:nth-of-type(${index + 2})`,
  { gridColumn: `${index + 1}` },
]);

const axisStyle = css({
  ...type.name,
  lineHeight: 1,
  fontStretch: font.condensed,
  [across]: {
    display: 'grid',
    gridTemplateColumns,
    position: 'relative',
    paddingBottom: '12px',
    borderBottom: '2px solid',
    '& > span': { gridRow: 1, justifySelf: 'end', transform: 'translateX(50%)' },
    '& > span:first-of-type': { gridColumn: '1 / -1', justifySelf: 'start', transform: 'none' },
    '& > span:last-of-type': { transform: 'none' },
    ...Object.fromEntries(labelColumns),
    // The break in the line.
    '&::after': {
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
  },
  // Here the first hour is too short for both labels in one line.
  [media.tablet]: { '& > span + span': { gridRow: 2 }, '& > span:first-of-type': { marginBottom: '8px' } },
  [media.phoneOrPaper]: { marginBottom: '6px', '& > span + span': { display: 'none' } },
});

/** and its arrow reaches from the first column to there. */
const tierCells = responseTiers.map((_, index) => [
  `& > li:nth-of-type(${index + 1})`,
  {
    gridRow: `1 / ${index + 2}`,
    '& > span': { gridColumn: `1 / ${index + 2}` },
    // To the right of the arrow. The longest one leaves room only above it.
    '& > div': { gridColumn: index === responseTiers.length - 1 ? '1 / -1' : `${index + 2} / -1` },
  },
]);

const tiersStyle = css({
  '& > li': { position: 'relative' },
  [across]: {
    display: 'grid',
    gridTemplateColumns,
    borderLeft: '2px solid',
    '& > li': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      pointerEvents: 'none',
    },
    ...Object.fromEntries(tierCells),
  },
  [media.phoneOrPaper]: {
    borderLeft: '2px solid',
    borderTop: '2px solid',
    borderImage: `linear-gradient(to right, ${color.ink} 20px, transparent 20px) 2`,
    borderLeftWidth: 0,
    '& > li': {
      padding: '22px 0 0 36px',
      '&::before': { content: '""', position: 'absolute', left: '10px', top: 0, bottom: 0, borderLeft: '1.5px solid' },
    },
    '& > li:last-of-type::before': { bottom: 'auto', height: '42px' },
  },
});

const wordsStyle = css({
  '& p + p': { marginTop: '4px', lineHeight: 1.4 },
  '& b': { fontWeight: 650, fontStretch: font.control },
  [across]: {
    gridRow: '-2 / -1',
    zIndex: 1,
    justifySelf: 'start',
    padding: '4px 12px 4px 0',
    // The last line of the scale is free at the right.
    margin: '24px 2px 16px 16px',
    background: color.paper,
    pointerEvents: 'auto',
    'li:last-of-type > &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '18px',
      marginBottom: '12px',
    },
  },
});

const timeStyle = css(headingLetters, type.heading, { 'li:first-of-type &': { color: color.red } });

const style = css({ padding: `calc(1.5 * ${space.row}) ${space.cell}` });

/**
 * The response tiers, each with an arrow from the visitor's call along one line of time, which runs across on wide
 * screens and down on phones.
 */
export function ResponseTimeline() {
  const wordsClass = useStyle(wordsStyle);
  const timeClass = useStyle(timeStyle);
  return (
    <div className={useStyle(style)}>
      <p className={useStyle(axisStyle)} aria-hidden>
        <span>Your call, 0 h</span>
        {responseTiers.map(({ hours }) => (
          <span key={hours}>{Number(hours.toFixed(2))} h</span>
        ))}
      </p>
      <ol className={useStyle(tiersStyle)}>
        {responseTiers.map(({ time, type: kind, desc }) => (
          <li key={kind}>
            <TierArrow />
            <div className={wordsClass}>
              <p className={timeClass}>{time}</p>
              <p>
                <b>{kind}.</b> {desc}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
