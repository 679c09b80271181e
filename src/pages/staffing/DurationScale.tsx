import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, font, media } from '../../theme.ts';
import { percent, placeOnScale, scaleMarks } from './duration-bars.ts';

const places = scaleMarks.map(placeOnScale);

const styles = {
  /** The columns end at the marks, where the labels are centered. */
  root: {
    display: 'grid',
    gridTemplateColumns: places.map((mark, index) => percent(mark - (places[index - 1] ?? 0))).join(' '),
    justifyItems: 'end',
    fontStretch: font.condensed,
  },
  /** The unit below the number, so that larger letter spacing has room. */
  label: {
    width: 'min-content',
    // Hides the lines.
    background: 'var(--ground)',
    transform: 'translateX(50%)',
    textAlign: 'center',
    [media.narrowest]: { fontSize: '.7rem', overflowWrap: 'normal' },
  },
} satisfies Styles;

/** The vertical lines at the marks. */
export const scaleLines: Style = {
  background: places
    .map((mark) => `linear-gradient(${color.steel3},${color.steel3}) ${percent(mark)} 0 / 1px`)
    .join(', '),
  backgroundRepeat: 'no-repeat',
};

export function DurationScale() {
  const classes = useStyles(styles);
  return (
    <span aria-hidden className={classes.root}>
      {scaleMarks.map(({ text }) => (
        <span key={text} className={classes.label}>
          {text}
        </span>
      ))}
    </span>
  );
}
