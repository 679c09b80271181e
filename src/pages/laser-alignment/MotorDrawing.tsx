import machineSprite from 'drawings:alignment/machines';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { example } from '../../content/services/laser-alignment/fields.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { lettering, media } from '../../theme.ts';
import { heightAt, type Alignment, type Feet } from './alignment.ts';
import { inches, signed } from './words.ts';

const styles = {
  /** The letters are at least 12 px where the drawing is narrowest, in windows of 320 and of 1181 px. */
  root: {
    display: 'block',
    width: '100%',
    maxWidth: '780px',
    fontSize: 'var(--lettering)',
    '--lettering': lettering.much,
    [media.phone]: { '--lettering': '28px' },
    [media.print]: { '--lettering': '28px' },
  },
  moving: { transition: 'd .25s', [media.reducedMotion]: { transition: 'none' } },
} satisfies Styles;

/** In units of the drawing: the end of the shaft, the back feet, the middle of the coupling, and where the motor's frame ends. */
const place = { end: 16, back: 104, coupling: 416, frameEnd: 300 } as const;

/** The labels have fixed places, because feet near the coupling would make them meet. */
const labels = { back: 104, front: 280, coupling: 416 } as const;
const names = ['back', 'front', 'coupling'] as const;

/** The zero lines of the heights from the side and from above, the height with the latter, and the room for heights. */
const zero = { upDown: 380, side: 636, withSide: 772, room: 72 } as const;

/** By how much heights are drawn larger than lengths. */
const factors = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2] as const;

const thin = { stroke: 'currentColor', strokeWidth: 0.9, vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;

interface MotorDrawingProps {
  /** The distances of the feet; the example's are drawn for those that are not known. */
  at: Feet;
  upDown: Alignment;
  /** From above; without it there is no such view. */
  side: Alignment | undefined;
}

/** The machines, with the motor's feet to scale, and below them the motor's centerline over the pump's, as on alignment paper. */
export function MotorDrawing({ at, upDown, side }: MotorDrawingProps) {
  const classes = useStyles(styles);
  const scale = (place.coupling - place.back) / (at.back || example.back);
  const front = Math.round(place.coupling - scale * (Number.isNaN(at.back) ? example.front : at.front));
  const stations = { back: place.back, front, coupling: place.coupling };
  const { back, coupling } = stations;
  const size = { width: machineSprite.width, height: machineSprite.height };
  const height = side ? zero.withSide : size.height;
  const sprite = (name: string) => `${machineSprite.href}#${name}`;
  const centerline = (alignment: Alignment, level: number, up: 1 | -1) => (
    <Centerline alignment={alignment} {...{ level, up, scale, stations }} />
  );
  const crossings = names.map((name) => `M${stations[name]} ${zero.side - 72}v144`).join('');
  return (
    <svg className={classes.root} viewBox={`0 0 ${size.width} ${height}`} role="img" aria-label={calculator.drawing}>
      {/* Its own ground, as in `drawing-sprites.ts`. */}
      <path fill="var(--ground)" d={`M0 0h${size.width}v${height}H0`} />
      {/* Feet beyond the frame are on a beam. */}
      {front > place.frameEnd && (
        <path d={`M300 224H${front}v12H290V224Z`} {...thin} strokeWidth={1.9} fill="var(--ground)" />
      )}
      <use href={sprite('motor-and-pump')} {...size} />
      <use href={sprite('foot')} {...size} />
      <use href={sprite('foot')} {...size} x={front - back} />
      <path d={`M${back} 265V452M${front} 265V452M${back} 296H${coupling}`} {...thin} />
      <g fill="currentColor" textAnchor="middle">
        <path d={arrow(back, 1) + arrow(front, -1) + arrow(front, 1) + arrow(coupling, -1)} />
        {/* With a halo that keeps the lines away. */}
        <g stroke="var(--ground)" strokeWidth={5} strokeLinejoin="round" paintOrder="stroke">
          <text x={(back + front) / 2} y={289}>{`${inches(at.back - at.front)} in`}</text>
          <text x={(front + coupling) / 2} y={289}>{`${inches(at.front)} in`}</text>
        </g>
        <path d={`M${front} 452L${labels.front} 460`} {...thin} />
        <text x={labels.back} y={480}>
          {calculator.feet.back}
        </text>
        <text x={labels.front} y={480}>
          {calculator.feet.front}
        </text>
        {centerline(upDown, zero.upDown, 1)}
        {side && (
          <>
            <path d={`M4 ${zero.side}H628${crossings}`} {...thin} strokeWidth={0.8} strokeDasharray="16 4 3 4" />
            <text x={8} y={zero.side - 86} textAnchor="start">
              {calculator.fromAbove}
            </text>
            <text x={632} y={zero.side - 44} textAnchor="end">
              {calculator.nine}
            </text>
            <text x={632} y={zero.side + 62} textAnchor="end">
              {calculator.three}
            </text>
            {/* Seen from the motor to the pump 3 o'clock is on the right. */}
            {centerline(side, zero.side, -1)}
          </>
        )}
      </g>
    </svg>
  );
}

/** The arrow head of a dimension line that ends here and comes from one side. */
const arrow = (x: number, toward: 1 | -1) => `M${x} 296l${9 * toward}-3v6Z`;

interface CenterlineProps {
  alignment: Alignment;
  /** The height of the pump's line in the drawing, and the sign of what is above it. */
  level: number;
  up: 1 | -1;
  /** Units of the drawing per inch. */
  scale: number;
  stations: Readonly<Record<(typeof names)[number], number>>;
}

/** The motor's line with its heights at the feet and at the coupling. What is not known has no line. */
function Centerline({ alignment, level, up, scale, stations }: CenterlineProps) {
  const classes = useStyles(styles);
  const heightAlong = (x: number) => heightAt(alignment, (place.coupling - x) / scale);
  if (Number.isNaN(heightAlong(place.end))) return undefined;
  const highest = Math.max(Math.abs(heightAlong(place.end)), Math.abs(alignment.offset)) / 1000;
  const factor = factors.find((each) => highest * each * scale <= zero.room) ?? 0.1;
  const y = (x: number) => Math.round(level - (up * heightAlong(x) * factor * scale) / 1000);
  const line = {
    d: `M${place.end} ${y(place.end)}L${place.coupling} ${y(place.coupling)}`,
    className: classes.moving,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <>
      <path
        d={names.map((name) => `M${stations[name]} ${level}L${stations[name]} ${y(stations[name])}`).join('')}
        className={classes.moving}
        stroke="currentColor"
        strokeWidth={2}
      />
      <path {...line} stroke="var(--accent)" strokeWidth={6} />
      <path {...line} stroke="currentColor" strokeWidth={1.9} />
      {names.map((name) => (
        <text key={name} x={labels[name]} y={level + (up > 0 ? 136 : 104)} fontWeight={700}>
          {signed(heightAlong(stations[name]), 1)}
        </text>
      ))}
      <text x={632} y={level + 30} textAnchor="end">{`${calculator.heights} × ${factor}`}</text>
    </>
  );
}
