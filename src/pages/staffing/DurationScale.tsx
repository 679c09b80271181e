import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font } from '../../theme.ts';
import { percent, placeOnScale, scaleMarks } from './duration-bars.ts';

const places = scaleMarks.map(placeOnScale);

/** The columns end at the marks, where the labels have their middle. */
const scaleStyle: Style = {
  display: 'grid',
  gridTemplateColumns: places.map((mark, index) => percent(mark - (places[index - 1] ?? 0))).join(' '),
  justifyItems: 'end',
  fontStretch: font.condensed,
};

/** The unit below the number, so that letters with more space between them have room. */
const labelStyle: Style = { width: 'min-content', transform: 'translateX(50%)', textAlign: 'center' };

/** The lines down from the marks. */
export const scaleLines: Style = {
  background: places
    .map((mark) => `linear-gradient(${color.steel3},${color.steel3}) ${percent(mark)} 0 / 1px`)
    .join(', '),
  backgroundRepeat: 'no-repeat',
};

/** The labels of the logarithmic scale. */
export function DurationScale() {
  const labelClass = useStyle(labelStyle);
  return (
    <span aria-hidden className={useStyle(scaleStyle)}>
      {scaleMarks.map(({ text }) => (
        <span key={text} className={labelClass}>
          {text}
        </span>
      ))}
    </span>
  );
}
