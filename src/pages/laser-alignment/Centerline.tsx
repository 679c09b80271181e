import { moveTheMotor } from '../../content/services/laser-alignment/move-the-motor.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media } from '../../theme.ts';
import { exaggeration, heightAt, type Alignment, type Feet } from './alignment.ts';
import { signed } from './numbers.ts';

const styles = {
  moving: { transition: 'd .25s', [media.reducedMotion]: { transition: 'none' } },
} satisfies Styles;

/** In units of the drawing: where the shaft of the motor ends, the back feet, the middle of the coupling, the room for heights. */
const scale = { end: 16, back: 104, coupling: 416, room: 72 } as const;

/** The labels of the stations are at fixed places, because feet near the coupling would make them meet. */
const labels = { back: 104, front: 280, coupling: 416 } as const;

/** Lengths along the shaft are to a scale in which the back feet are always at the same place. */
const unitsPerInch = (at: Feet) => (scale.coupling - scale.back) / at.back;

/** Where the stations of the shaft are in the drawing. */
export const stationsOf = (at: Feet) => ({
  back: scale.back,
  front: Math.round(scale.coupling - unitsPerInch(at) * at.front),
  coupling: scale.coupling,
});

interface CenterlineProps {
  at: Feet;
  alignment: Alignment | undefined;
  /** Where the pump's line is. */
  zero: number;
  /** Then 3 o'clock is below the line, since one looks from the motor to the pump. */
  isFromAbove?: boolean;
}

/** The motor's centerline over the pump's, with its heights at the feet and at the coupling. */
export function Centerline({ at, alignment, zero, isFromAbove = false }: CenterlineProps) {
  const stations = stationsOf(at);
  const words = moveTheMotor;
  return (
    <g fill="currentColor">
      {isFromAbove && (
        <>
          <path
            d={`M4 ${zero}H628M${stations.back} ${zero - 72}v144M${stations.front} ${zero - 72}v144M${stations.coupling} ${zero - 72}v144`}
            stroke="currentColor"
            strokeWidth={0.8}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="16 4 3 4"
          />
          <text x={8} y={zero - 86}>
            {words.fromAbove}
          </text>
          <text x={632} y={zero - 44} textAnchor="end">
            {words.nine}
          </text>
          <text x={632} y={zero + 62} textAnchor="end">
            {words.three}
          </text>
        </>
      )}
      {!isFromAbove && (
        <>
          <text x={labels.back} y={zero + 100} textAnchor="middle">
            {words.feet.back}
          </text>
          <text x={labels.front} y={zero + 100} textAnchor="middle">
            {words.feet.front}
          </text>
          <path
            d={`M${stations.front} ${zero + 72}L${labels.front} ${zero + 80}`}
            stroke="currentColor"
            strokeWidth={0.9}
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
      {alignment && <Line at={at} alignment={alignment} zero={zero} isFromAbove={isFromAbove} />}
    </g>
  );
}

function Line({ at, alignment, zero, isFromAbove }: Required<CenterlineProps> & { alignment: Alignment }) {
  const classes = useStyles(styles);
  const units = unitsPerInch(at);
  const stations = stationsOf(at);
  const distances = { back: at.back, front: at.front, coupling: 0 };
  const heightAlong = (x: number) => heightAt(alignment, (scale.coupling - x) / units);
  const factor = exaggeration([heightAlong(scale.end), alignment.offset], scale.room / units);
  const up = (x: number) => Math.round(zero - ((isFromAbove ? -1 : 1) * heightAlong(x) * factor * units) / 1000);
  const line = {
    d: `M${scale.end} ${up(scale.end)}L${scale.coupling} ${up(scale.coupling)}`,
    className: classes.moving,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  const names = ['back', 'front', 'coupling'] as const;
  return (
    <>
      <path
        d={names.map((name) => `M${stations[name]} ${zero}L${stations[name]} ${up(stations[name])}`).join('')}
        className={classes.moving}
        stroke="currentColor"
        strokeWidth={2}
      />
      <path {...line} stroke="var(--accent)" strokeWidth={6} />
      <path {...line} stroke="currentColor" strokeWidth={1.9} />
      {names.map((name) => (
        <text key={name} x={labels[name]} y={zero + (isFromAbove ? 104 : 136)} fontWeight={700} textAnchor="middle">
          {signed(heightAt(alignment, distances[name]), 1)}
        </text>
      ))}
      <text x={632} y={zero + 30} textAnchor="end">
        {`${moveTheMotor.heights} × ${factor}`}
      </text>
    </>
  );
}
