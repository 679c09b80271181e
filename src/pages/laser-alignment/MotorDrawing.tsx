import machineSprite from 'drawings:alignment/machines';
import { motor, moveTheMotor } from '../../content/services/laser-alignment/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { lettering, media } from '../../theme.ts';
import { exaggeration, heightAt, signed, type Alignment } from './alignment.ts';

const styles = {
  /** The letters are at least 12 px where the drawing is narrowest, in windows of 320 and of 601 px. */
  root: {
    display: 'block',
    width: '100%',
    maxWidth: '780px',
    fontSize: 'var(--lettering)',
    '--lettering': lettering.more,
    [media.phone]: { '--lettering': '28px' },
  },
  moving: { transition: 'd .25s', [media.reducedMotion]: { transition: 'none' } },
} satisfies Styles;

/** In units of the drawing: an inch, the middle of the coupling, the line of the pump's shaft, the room above and below it. */
const scale = { unitsPerInch: 8, coupling: 416, zero: 380, room: 72 } as const;

const along = (distance: number) => scale.coupling - scale.unitsPerInch * distance;

const stations = [motor.feet.back, motor.feet.front, 0] as const;

/**
 * The machines to scale, and below them the motor's centerline over the pump's, its heights exaggerated, as on alignment paper.
 * Without an alignment the centerline is left out.
 */
export function MotorDrawing({ alignment }: { alignment: Alignment | undefined }) {
  const classes = useStyles(styles);
  return (
    <svg
      className={classes.root}
      viewBox={`0 0 ${machineSprite.width} ${machineSprite.height}`}
      role="img"
      aria-label={moveTheMotor.drawing}
    >
      <use href={`${machineSprite.href}#motor-and-pump`} />
      {alignment && <Centerline alignment={alignment} moving={classes.moving} />}
    </svg>
  );
}

function Centerline({ alignment, moving }: { alignment: Alignment; moving: string | undefined }) {
  const ends = [motor.end, 0].map((distance) => heightAt(alignment, distance));
  const factor = exaggeration(ends, scale.room / scale.unitsPerInch);
  const up = (distance: number) =>
    Math.round(scale.zero - (heightAt(alignment, distance) / 1000) * factor * scale.unitsPerInch);
  const line = {
    d: `M${along(motor.end)} ${up(motor.end)}L${along(0)} ${up(0)}`,
    className: moving,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <>
      <path
        d={stations.map((distance) => `M${along(distance)} ${scale.zero}L${along(distance)} ${up(distance)}`).join('')}
        className={moving}
        stroke="currentColor"
        strokeWidth={2}
      />
      <path {...line} stroke="var(--accent)" strokeWidth={6} />
      <path {...line} stroke="currentColor" strokeWidth={1.9} />
      {stations.map((distance) => (
        <text key={distance} x={along(distance)} y={516} fill="currentColor" fontWeight={700} textAnchor="middle">
          {signed(heightAt(alignment, distance), 1)}
        </text>
      ))}
      <text x={632} y={410} fill="currentColor" textAnchor="end">
        {`${moveTheMotor.heights} × ${factor}`}
      </text>
    </>
  );
}
