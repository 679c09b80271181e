import machineSprite from 'drawings:alignment/machines';
import { motor, moveTheMotor } from '../../content/services/laser-alignment/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { font, lettering, media } from '../../theme.ts';
import { exaggeration, heightAt, signed, type Alignment } from './alignment.ts';

const moving = { transition: 'd .25s', [media.reducedMotion]: { transition: 'none' } } as const;

const styles = {
  /** The letters are at least 12 px where the drawing is narrowest, in windows of 320 and of 601 px. */
  root: {
    display: 'block',
    width: '100%',
    maxWidth: '780px',
    margin: 'auto',
    fontSize: 'var(--lettering)',
    '--lettering': lettering.more,
    [media.phone]: { '--lettering': '28px' },
    [media.print]: { maxWidth: '400px', '--lettering': '20px' },
  },
  heights: { ...moving, fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 },
  band: { ...moving, stroke: 'var(--accent)', strokeWidth: 6, vectorEffect: 'non-scaling-stroke' },
  line: { ...moving, stroke: 'currentColor', strokeWidth: 1.9, vectorEffect: 'non-scaling-stroke' },
  values: { fill: 'currentColor', fontStretch: font.condensed, fontWeight: 600, textAnchor: 'middle' },
  factor: { fill: 'currentColor', textAnchor: 'end' },
} satisfies Styles;

/** Of the drawing: units per inch, the middle of the coupling, the line of the pump's shaft, the room above and below it. */
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
      {alignment && <Centerline alignment={alignment} classes={classes} />}
    </svg>
  );
}

interface CenterlineProps {
  alignment: Alignment;
  classes: Readonly<Record<keyof typeof styles, string | undefined>>;
}

function Centerline({ alignment, classes }: CenterlineProps) {
  const ends = [motor.end, 0].map((distance) => heightAt(alignment, distance));
  const factor = exaggeration(ends, scale.room / scale.unitsPerInch);
  const up = (distance: number) =>
    Math.round(scale.zero - (heightAt(alignment, distance) / 1000) * factor * scale.unitsPerInch);
  const line = `M${along(motor.end)} ${up(motor.end)}L${along(0)} ${up(0)}`;
  return (
    <>
      <path
        className={classes.heights}
        d={stations.map((distance) => `M${along(distance)} ${scale.zero}L${along(distance)} ${up(distance)}`).join('')}
      />
      <path className={classes.band} d={line} />
      <path className={classes.line} d={line} />
      {stations.map((distance) => (
        <text key={distance} x={along(distance)} y={512} className={classes.values}>
          {signed(heightAt(alignment, distance), 1)}
        </text>
      ))}
      <text x={632} y={410} className={classes.factor}>
        {`${moveTheMotor.heights} × ${factor}`}
      </text>
    </>
  );
}
