import { SectionHead } from '../../components/SectionHead.tsx';
import { emergencyRepair } from '../../content/emergency-repair.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { headingLetters, media, quiet, space, type } from '../../theme.ts';

const { firstHour } = emergencyRepair;

/** Minutes of the scale. It is longer than the hour, because the last step begins at its end. */
const end = 70;

const gridTemplateColumns = firstHour
  .map(({ minute }, index) => `${(firstHour[index + 1]?.minute ?? end) - minute}fr`)
  .join(' ');

/** Draws marks from the edge of the scale, one per `minutes`. */
const ticks = (minutes: number, length: number, width = 1) =>
  `repeating-linear-gradient(90deg,currentColor 0 ${width}px,#0000 0 ${((100 * minutes) / end).toFixed(3)}%) 0 0 / 100% ${length}px no-repeat`;

const style: Style = {
  '& h3': { marginBottom: '8px' },
  '& h3 + p': { ...type.note, maxWidth: '38em', color: quiet },
  '& [data-minute]': { ...headingLetters, ...type.heading, gridRow: '1 / 3', marginBottom: '16px' },
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns,
    padding: '36px 0 40px',
    borderTop: '2px solid',
    background: `${ticks(1, 12)}, ${ticks(5, 20)}, ${ticks(10, 36, 2)}`,
    '& > li': { padding: '10px 18px 12px 16px', borderLeft: '2px solid', marginLeft: '-2px' },
  },
  // The scale is upright at the left where the steps need the width.
  [media.belowDesktop]: {
    padding: `0 ${space.cell} ${space.row}`,
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '92px 2fr 3fr',
      columnGap: '20px',
      padding: '18px 0 18px 30px',
      borderTop: '2px solid',
      background: 'repeating-linear-gradient(currentColor 0 1px, #0000 0 11px) 0 0 / 12px 100% no-repeat',
    },
  },
  [media.phone]: { '& > li': { gridTemplateColumns: '92px 1fr', columnGap: 0 } },
};

/** The first hour on site, on a scale with a mark for each minute. */
export function FirstHour({ id }: { id: string }) {
  return (
    <>
      <SectionHead id={id} title="The first hour on site">
        Counted from the gate. These are the usual minutes, no promise: a machine that is still hot takes its time.
      </SectionHead>
      <ol className={useStyle(style)}>
        {firstHour.map(({ minute, title, text }) => (
          <li key={minute}>
            <p data-minute>{`${minute} min`}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
