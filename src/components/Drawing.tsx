import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';

const styles = { root: { display: 'block', width: '100%', fontSize: 'var(--lettering)' } } satisfies Styles;

/** Shows the parts of the drawing that belong to its crop, and hides those that do not. */
const cropped = { root: { '--whole': 'hidden', '--crop': 'visible' } } satisfies Styles<'root'>;

const shownOnly = {
  phones: { root: { [media.fromTablet]: { display: 'none' } } },
  wide: { root: { [media.phone]: { display: 'none' } } },
} satisfies Record<string, Styles<'root'>>;

interface DrawingProps {
  /** From `import sprite from 'drawings:…'`. */
  sprite: { href: string; width: number; height: number };
  /** File name in the sprite's folder, without its ending. */
  name: string;
  /** The part of the drawing to show, in its own units: left, top, width, height. By default the whole drawing. */
  crop?: readonly [left: number, top: number, width: number, height: number];
  /** Windows in which the drawing is shown, if it has another form for phones. */
  only?: keyof typeof shownOnly | undefined;
  /** Text alternative. Without it screen readers skip the drawing as decoration. */
  label?: string;
  /** Its size and the size of its lettering, in its place. */
  styles?: Styles<'root'> | undefined;
}

/** Shows a line drawing from a sprite. Its colors follow its background (`data-ground`). */
export function Drawing({ sprite, name, crop, only, label, styles: overrides }: DrawingProps) {
  const classes = useStyles(styles, crop && cropped, overrides, only && shownOnly[only]);
  const href = `${sprite.href}#${name}`;
  return (
    <svg
      className={classes.root}
      viewBox={crop ? crop.join(' ') : `0 0 ${sprite.width} ${sprite.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* With its size a cropped drawing keeps its own scale; without it a drawing fills the view box. */}
      {crop ? <use href={href} width={sprite.width} height={sprite.height} /> : <use href={href} />}
    </svg>
  );
}
