import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';

const styles = { root: { display: 'block', width: '100%', fontSize: 'var(--lettering)' } } satisfies Styles;

/** Shows the parts of the drawing that belong to the crop, and hides the parts that do not. */
const cropped: Style = { '--whole': 'hidden', '--crop': 'visible' };

const onlyKinds = {
  phones: { [media.fromTablet]: { display: 'none' } },
  wide: { [media.phone]: { display: 'none' } },
} satisfies Record<string, Style>;

interface DrawingProps {
  /** From `import sprite from 'drawings:…'`. */
  sprite: { href: string; width: number; height: number };
  /** Name of the drawing's file in the sprite's folder, without extension. */
  name: string;
  /** The part of the drawing to show, in the drawing's units. The default is the complete drawing. */
  crop?: readonly [left: number, top: number, width: number, height: number];
  /** Windows that show the drawing, if phones show another drawing. */
  only?: keyof typeof onlyKinds | undefined;
  /** Text alternative. Without a label screen readers skip the drawing as decoration. */
  label?: string;
  /** Sizes of the drawing and of its lettering. */
  style?: Style | undefined;
}

/** Shows a line drawing from a sprite. The colors follow the background (`data-ground`). */
export function Drawing({ sprite, name, crop, only, label, style }: DrawingProps) {
  const classes = useStyles(styles, crop && asRoot(cropped), asRoot(style), only && asRoot(onlyKinds[only]));
  const href = `${sprite.href}#${name}`;
  return (
    <svg
      className={classes.root}
      viewBox={crop ? crop.join(' ') : `0 0 ${sprite.width} ${sprite.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* With width and height a cropped drawing keeps its scale. Without them a drawing fills the view box. */}
      {crop ? <use href={href} width={sprite.width} height={sprite.height} /> : <use href={href} />}
    </svg>
  );
}
