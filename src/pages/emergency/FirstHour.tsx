import { SectionHead } from '../../components/SectionHead.tsx';
import { emergencyPage } from '../../content/services/emergency-repair/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, media, mutedColor, space, typography } from '../../theme.ts';

const { firstHour } = emergencyPage;

/** Minutes of the scale: more than the hour, because the last step begins at its end. */
const scaleMinutes = 70;

/** Returns grid columns, each as wide as the time from a step to the next step or to the end of the scale. */
export const minuteColumns = (minutes: readonly number[]) =>
  minutes.map((minute, index) => `${(minutes[index + 1] ?? scaleMinutes) - minute}fr`).join(' ');

/** Draws marks from the edge of the scale, one every `minutes`. */
const ticks = (minutes: number, length: number, width = 1) =>
  `repeating-linear-gradient(90deg,currentColor 0 ${width}px,#0000 0 ${((100 * minutes) / scaleMinutes).toFixed(3)}%) 0 0 / 100% ${length}px no-repeat`;

const styles = {
  list: {
    [media.fromDesktop]: {
      display: 'grid',
      gridTemplateColumns: minuteColumns(firstHour.map(({ minute }) => minute)),
      padding: '36px 0 40px',
      borderTop: '2px solid',
      background: `${ticks(1, 12)}, ${ticks(5, 20)}, ${ticks(10, 36, 2)}`,
    },
    [media.upToTablet]: { padding: `0 ${space.cell} ${space.row}` },
  },
  step: {
    [media.fromDesktop]: { padding: '10px 18px 12px 16px', borderLeft: '2px solid', marginLeft: '-2px' },
    // The scale is vertical, at the left, where the steps need the width.
    [media.upToTablet]: {
      display: 'grid',
      gridTemplateColumns: 'calc(92px + 40%) 1fr',
      columnGap: '20px',
      padding: '18px 0 18px 30px',
      borderTop: '2px solid',
      background: 'repeating-linear-gradient(currentColor 0 1px, #0000 0 11px) 0 0 / 12px 100% no-repeat',
    },
    [media.phone]: { display: 'block' },
  },
  title: { marginBottom: '8px', [media.upToTablet]: { display: 'flex', alignItems: 'baseline' } },
  minute: {
    ...asHeading('entryTitle'),
    [media.fromDesktop]: { display: 'block', marginBottom: '16px' },
    [media.upToTablet]: { flex: 'none', minWidth: '92px', paddingRight: '8px' },
  },
  text: { ...typography.note, maxWidth: '38em', color: mutedColor, [media.phone]: { marginLeft: '92px' } },
} satisfies Styles;

/** The first hour on site, on a scale with a mark per minute. */
export function FirstHour() {
  const classes = useStyles(styles);
  return (
    <>
      <SectionHead title="The first hour on site">
        Typical times from the gate, not a promise; a hot machine takes longer.
      </SectionHead>
      <ol className={classes.list}>
        {firstHour.map(({ minute, title, text }) => (
          <li key={minute} className={classes.step}>
            <h3 className={classes.title}>
              <span className={classes.minute}>{`${minute} min`}</span>
              {` ${title}`}
            </h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
