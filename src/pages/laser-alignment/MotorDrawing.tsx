import machineSprite from 'drawings:alignment/machines';
import { moveTheMotor } from '../../content/services/laser-alignment/move-the-motor.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { lettering, media } from '../../theme.ts';
import type { Alignment, Feet } from './alignment.ts';
import { Centerline, stationsOf } from './Centerline.tsx';
import { inches } from './numbers.ts';

const styles = {
  /** The letters are at least 12 px where the drawing is narrowest, in windows of 320 and of 601 px. */
  root: {
    display: 'block',
    width: '100%',
    maxWidth: '780px',
    fontSize: 'var(--lettering)',
    '--lettering': lettering.more,
    [media.phone]: { '--lettering': '28px' },
    [media.print]: { '--lettering': '28px' },
  },
} satisfies Styles;

/** In units of the drawing: the zero lines of the heights seen from the side and from above, and the height with the latter. */
const zero = { upDown: 380, side: 636, withSide: 772 } as const;

/** The end of the motor's frame. Feet beyond it are on a beam. */
const frameEnd = 300;

const line = { stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;

interface MotorDrawingProps {
  /** The distances of the feet, in inches. */
  at: Feet;
  /** From the side. Without an alignment its line is left out. */
  upDown: Alignment | undefined;
  /** From above; `null` if the side is measured but not known. Without it there is no such view. */
  side?: Alignment | null | undefined;
}

/**
 * The machines, with the motor's feet to scale, and below them the motor's centerline over the pump's, its heights exaggerated, as
 * on alignment paper.
 */
export function MotorDrawing({ at, upDown, side }: MotorDrawingProps) {
  const classes = useStyles(styles);
  const { back, front, coupling } = stationsOf(at);
  const sprite = (name: string) => `${machineSprite.href}#${name}`;
  const hasSide = side !== undefined;
  const size = { width: machineSprite.width, height: machineSprite.height };
  const height = hasSide ? zero.withSide : size.height;
  return (
    <svg className={classes.root} viewBox={`0 0 ${size.width} ${height}`} role="img" aria-label={moveTheMotor.drawing}>
      {/* Its own ground, as in `drawing-sprites.ts`. */}
      <path fill="var(--ground)" d={`M0 0h${size.width}v${height}H0`} />
      {front > frameEnd && (
        <path
          d={`M${frameEnd} 224H${front}v12H${frameEnd - 10}V224Z`}
          {...line}
          strokeWidth={1.9}
          fill="var(--ground)"
        />
      )}
      <use href={sprite('motor-and-pump')} {...size} />
      <use href={sprite('foot')} {...size} />
      <use href={sprite('foot')} {...size} x={front - back} />
      <path d={`M${back} 265V452M${front} 265V452M${back} 296H${coupling}`} {...line} strokeWidth={0.9} fill="none" />
      <path d={`${arrow(back, 1)}${arrow(front, -1)}${arrow(front, 1)}${arrow(coupling, -1)}`} fill="currentColor" />
      <Label x={(back + front) / 2} y={289}>{`${inches(at.back - at.front)} in`}</Label>
      <Label x={(front + coupling) / 2} y={289}>{`${inches(at.front)} in`}</Label>
      <Centerline at={at} alignment={upDown} zero={zero.upDown} />
      {hasSide && <Centerline at={at} alignment={side ?? undefined} zero={zero.side} isFromAbove />}
    </svg>
  );
}

/** The arrow head of a dimension line that ends here and comes from one side. */
const arrow = (x: number, toward: 1 | -1) => `M${x} 296l${9 * toward}-3v6Z`;

/** Lettering whose halo keeps lines away. */
function Label({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fill="currentColor"
      stroke="var(--ground)"
      strokeWidth={5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}
