import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';

const styles = {
  root: {
    display: 'block',
    width: '100%',
    fontSize: 'var(--lettering)',
    // The browser neither styles nor paints a drawing far from the window. Such a drawing covers earlier elements, so a
    // decoration leaves clicks to the link of its card.
    [media.notPrint]: { contentVisibility: 'auto' },
    '&[aria-hidden]': { pointerEvents: 'none' },
  },
} satisfies Styles;

/** Shows the parts of the drawing that belong to the crop, and hides the parts that do not. */
const cropped = { '--whole': 'hidden', '--crop': 'visible' };

/** Styles by view box. A drawing that the browser skips loses the ratio of its view box, and these keep its height. */
const boxes = new Map<string, Styles<'root'>>();

const shownOnly = {
  phones: { root: { [media.fromTablet]: { display: 'none' } } },
  wide: { root: { [media.phone]: { display: 'none' } } },
} satisfies Record<string, Styles<'root'>>;

interface DrawingProps {
  /** From `import sprite from 'drawings:…'`. */
  sprite: { href: string; width: number; height: number };
  /** Name of the drawing's file in the sprite's folder, without extension. */
  name: string;
  /** The part of the drawing to show, in the drawing's units. The default is the complete drawing. */
  crop?: readonly [left: number, top: number, width: number, height: number];
  /** Windows that show the drawing, if phones show another drawing. */
  only?: keyof typeof shownOnly | undefined;
  /** Text alternative. Without a label screen readers skip the drawing as decoration. */
  label?: string;
  /** Sizes of the drawing and of its lettering. */
  styles?: Styles<'root'> | undefined;
}

/** Shows a line drawing from a sprite. The colors follow the background (`data-ground`). */
export function Drawing({ sprite, name, crop, only, label, styles: overrides }: DrawingProps) {
  const shown = crop ?? [0, 0, sprite.width, sprite.height];
  const viewBox = shown.join(' ');
  const box = boxes.get(viewBox) ?? { root: { aspectRatio: `auto ${shown[2]}/${shown[3]}`, ...(crop && cropped) } };
  boxes.set(viewBox, box);
  const classes = useStyles(styles, box, overrides, only && shownOnly[only]);
  return (
    <svg
      className={classes.root}
      viewBox={viewBox}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* With width and height a cropped drawing keeps its scale. */}
      <use href={`${sprite.href}#${name}`} width={sprite.width} height={sprite.height} />
    </svg>
  );
}
