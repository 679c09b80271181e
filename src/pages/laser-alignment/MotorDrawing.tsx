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

/** Horizontal places in the drawing: the end of the motor's shaft, its back feet, its front end and the middle of the coupling. */
const [end, back, frameEnd, coupling] = [16, 104, 300, 416] as const;

/** The height of the pump's centerline, and how far below it the view from above has its own. */
const level = 380;
const below = 256;

/** By how much heights may be drawn larger than lengths, and the room for them. */
const factors = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2] as const;
const room = 72;

const thin = { stroke: 'currentColor', strokeWidth: 0.9, vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;

interface MotorDrawingProps {
  /** The distances of the feet. The example's are drawn for those that are not known. */
  at: Feet;
  upDown: Alignment;
  /** Seen from above. Without it there is no such view. */
  side: Alignment | undefined;
}

/** The machines, with the motor's feet to scale, and below them the motor's centerline over the pump's, as on alignment paper. */
export function MotorDrawing({ at, upDown, side }: MotorDrawingProps) {
  const classes = useStyles(styles);
  const drawn = Number.isNaN(at.back) ? example : at;
  const scale = (coupling - back) / drawn.back;
  const front = Math.round(coupling - scale * drawn.front);
  const { width } = machineSprite;
  const bottom = machineSprite.height + (side ? below : 0);
  /** The motor's line with its heights at the feet and at the coupling. What is not known has no line. */
  const centerline = (alignment: Alignment, up: 1 | -1) => {
    // The words have fixed places, because those of feet near the coupling would meet.
    const stations = [
      { x: back, label: back, height: heightAt(alignment, at.back) },
      { x: front, label: 280, height: heightAt(alignment, at.front) },
      { x: coupling, label: coupling, height: alignment.offset },
    ];
    const atEnd = heightAt(alignment, (coupling - end) / scale);
    const highest = Math.max(Math.abs(atEnd), Math.abs(alignment.offset)) / 1000;
    const factor = factors.find((each) => highest * each * scale <= room) ?? 0.1;
    const y = (height: number) => Math.round(level - (up * height * factor * scale) / 1000);
    const line = {
      d: `M${end} ${y(atEnd)}L${coupling} ${y(alignment.offset)}`,
      className: classes.moving,
      vectorEffect: 'non-scaling-stroke',
    } as const;
    return (
      <>
        <path d={`M${back} 308v144M${coupling} 308v144M${front} 308v144L280 460`} {...thin} />
        {!stations.some(({ height }) => Number.isNaN(height)) && (
          <>
            <path
              d={stations.map(({ x, height }) => `M${x} ${level}L${x} ${y(height)}`).join('')}
              className={classes.moving}
              stroke="currentColor"
              strokeWidth={2}
            />
            <path {...line} stroke="var(--accent)" strokeWidth={6} />
            <path {...line} stroke="currentColor" strokeWidth={1.9} />
            {stations.map(({ label, height }) => [
              ' ',
              <text key={label} x={label} y={516} fontWeight={700}>
                {signed(height, 1)}
              </text>,
            ])}{' '}
            <text x={632} y={410} textAnchor="end">{`${calculator.heights} × ${factor}`}</text>
          </>
        )}
      </>
    );
  };
  return (
    <svg className={classes.root} viewBox={`0 0 ${width} ${bottom}`} role="img" aria-label={calculator.drawing}>
      {/* Its own ground, as in `drawing-sprites.ts`. */}
      <path fill="var(--ground)" d={`M0 0h${width}v${bottom}H0`} />
      {/* Feet beyond the frame are on a beam. */}
      {front > frameEnd && (
        <path d={`M300 224H${front}v12H290V224Z`} {...thin} strokeWidth={1.9} fill="var(--ground)" />
      )}
      <Piece name="motor-and-pump" />
      <Piece name="foot" />
      <Piece name="foot" x={front - back} />
      <path d={`M${back} 265v43M${front} 265v43M${back} 296H${coupling}`} {...thin} />
      <g fill="currentColor" textAnchor="middle">
        <path d={arrow(back, 1) + arrow(front, -1) + arrow(front, 1) + arrow(coupling, -1)} />
        {/* With a halo that keeps the lines away. */}
        <g stroke="var(--ground)" strokeWidth={5} strokeLinejoin="round" paintOrder="stroke">
          <text x={(back + front) / 2} y={289}>{`${inches(at.back - at.front)} in`}</text>{' '}
          <text x={(front + coupling) / 2} y={289}>{`${inches(at.front)} in`}</text>
        </g>
        {centerline(upDown, 1)}
        {side && (
          <g transform={`translate(0 ${below})`}>
            <Piece name="from-above" />
            {/* Seen from the motor to the pump 3 o'clock is on the right. */}
            {centerline(side, -1)}
          </g>
        )}
      </g>
    </svg>
  );
}

const Piece = ({ name, x = 0 }: { name: string; x?: number }) => (
  <use href={`${machineSprite.href}#${name}`} x={x} width={machineSprite.width} height={machineSprite.height} />
);

/** The arrow head of a dimension line that ends here and comes from one side. */
const arrow = (x: number, toward: 1 | -1) => `M${x} 296l${9 * toward}-3v6Z`;
