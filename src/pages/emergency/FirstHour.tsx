import { css } from '@emotion/react';
import { emergencyRepair } from '../../content/emergency-repair.ts';
import { color, heading, size } from '../../theme.ts';
import { SectionHead } from '../../components/Section.tsx';
import { useStyle } from '../../useStyle.ts';

const { firstHour } = emergencyRepair;

/** The scale runs on past the hour, because the last step only begins there. */
const end = 70;

const gridTemplateColumns = firstHour
  .map(({ minute }, index) => `minmax(0, ${(firstHour[index + 1]?.minute ?? end) - minute}fr)`)
  .join(' ');

/** Graduations from the edge of the scale, so many minutes apart. */
const ticks = (minutes: number, length: number, width = 1) =>
  `repeating-linear-gradient(to right, currentColor 0 ${width}px, transparent ${width}px calc(100% / ${end / minutes})) left top / 100% ${length}px no-repeat`;

const style = css({
  '& .rule': {
    height: '38px',
    borderTop: '2px solid',
    background: `${ticks(1, 12)}, ${ticks(5, 20)}, ${ticks(10, 36, 2)}`,
  },
  '& ol': { display: 'grid', gridTemplateColumns, paddingBottom: '40px' },
  '& li': {
    padding: `10px 18px 12px 16px`,
    borderLeft: '2px solid',
    marginBottom: '12px',
    '&:first-of-type': { borderLeftColor: 'transparent' },
  },
  '& .minute': { ...heading, marginBottom: '16px', fontSize: '44px', fontWeight: 560 },
  '& .minute span': { fontSize: '19px', letterSpacing: 0 },
  '& h3': { ...heading, marginBottom: '8px', fontSize: '23px', lineHeight: 1.1 },
  '& li > p:last-of-type': { fontSize: '16px', color: color.fog },
  // The scale stands upright where the steps need the width.
  '@media (max-width: 1180px)': {
    '& .rule': { display: 'none' },
    '& ol': { display: 'block', padding: `0 ${size.cellPhone} 28px` },
    '& li, & li:first-of-type': {
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      padding: '18px 0 18px 30px',
      border: 0,
      borderTop: `2px solid ${color.white}`,
      margin: 0,
      background: `repeating-linear-gradient(to bottom, currentColor 0 1px, transparent 1px 11px) left top / 12px 100% no-repeat`,
    },
    '& .minute': { gridRow: '1 / 3', margin: 0, fontSize: '34px' },
    '& .minute span': { fontSize: '16px' },
    '& li > p:last-of-type': { maxWidth: '60ch' },
  },
});

/** The first hour on site as the graduations of a steel rule, one a minute. */
export function FirstHour({ id }: { id: string }) {
  return (
    <div className={useStyle(style)}>
      <SectionHead id={id} title="The first hour on site">
        Counted from the gate. These are the usual minutes, no promise: a machine that is still hot takes its time.
      </SectionHead>
      <div className="rule" />
      <ol>
        {firstHour.map(({ minute, title, text }) => (
          <li key={minute}>
            <p className="minute">
              {minute} <span>min</span>
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
