import { css } from '@emotion/react';
import { SectionHead } from '../../components/SectionHead.tsx';
import { emergencyRepair } from '../../content/emergency-repair.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { headingLetters, media, quiet, space, type } from '../../theme.ts';

const { firstHour } = emergencyRepair;

/** The scale runs on past the hour, because the last step only begins there. */
const end = 70;

const gridTemplateColumns = firstHour
  .map(({ minute }, index) => `${(firstHour[index + 1]?.minute ?? end) - minute}fr`)
  .join(' ');

/** Marks of the scale, so many minutes apart, drawn from its edge. */
const ticks = (minutes: number, length: number, width = 1) =>
  `repeating-linear-gradient(to right, currentColor 0 ${width}px, transparent ${width}px calc(100% / ${end / minutes})) left top / 100% ${length}px no-repeat`;

const scaleStyle = css({
  height: '38px',
  borderTop: '2px solid',
  background: `${ticks(1, 12)}, ${ticks(5, 20)}, ${ticks(10, 36, 2)}`,
  [media.belowDesktop]: { display: 'none' },
});

const stepsStyle = css({
  display: 'grid',
  gridTemplateColumns,
  paddingBottom: '40px',
  '& > li': { minWidth: 0, padding: '10px 18px 12px 16px', borderLeft: '2px solid', marginLeft: '-2px' },
  '& h3': { marginBottom: '8px' },
  '& [data-minute]': { ...headingLetters, ...type.heading, marginBottom: '16px' },
  '& h3 + p': { ...type.note, maxWidth: '38em', color: quiet },
  // The scale is upright at the left where the steps need the width.
  [media.belowDesktop]: {
    display: 'block',
    padding: `0 ${space.cell} ${space.row}`,
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '92px 2fr 3fr',
      columnGap: '20px',
      padding: '18px 0 18px 30px',
      border: 0,
      borderTop: '2px solid',
      margin: 0,
      background: `repeating-linear-gradient(to bottom, currentColor 0 1px, transparent 1px 11px) left top / 12px 100% no-repeat`,
    },
    '& [data-minute]': { gridRow: '1 / 3', margin: 0 },
  },
  [media.phone]: { '& > li': { gridTemplateColumns: '92px minmax(0, 1fr)', columnGap: 0 } },
});

/** The first hour on site, on a scale with a mark for each minute, as on a ruler of steel. */
export function FirstHour({ id }: { id: string }) {
  return (
    <>
      <SectionHead id={id} title="The first hour on site">
        Counted from the gate. These are the usual minutes, no promise: a machine that is still hot takes its time.
      </SectionHead>
      <div className={useStyle(scaleStyle)} />
      <ol className={useStyle(stepsStyle)}>
        {firstHour.map(({ minute, title, text }) => (
          <li key={minute}>
            <p data-minute>{minute} min</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
