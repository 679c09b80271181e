import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { media, onScreen } from '../theme.ts';

const styles = {
  root: {
    display: 'block',
    width: '100%',
    fontSize: 'var(--lettering)',
    // On phones the browser neither styles nor paints a drawing far from the window. Such a drawing covers earlier elements,
    // so a decoration leaves clicks to the link of its card. Wider windows show every drawing, also in a picture of a whole page.
    [onScreen.phone]: { contentVisibility: 'auto' },
    '&[aria-hidden]': { pointerEvents: 'none' },
  },
} satisfies Styles;

/** Shows the parts of the drawing that belong to the crop, and hides the parts that do not. */
const cropped = { '--whole': 'hidden', '--crop': 'visible' };

/** Styles by view box. A drawing that the browser skips loses the ratio of its view box, and these keep its height. */
const boxes = new Map<string, Style>();

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
  const shown = crop ?? [0, 0, sprite.width, sprite.height];
  const viewBox = shown.join(' ');
  let box = boxes.get(viewBox);
  if (!box) boxes.set(viewBox, (box = { aspectRatio: `auto ${shown[2]}/${shown[3]}`, ...(crop && cropped) }));
  const classes = useStyles(styles, asRoot(box), asRoot(style), only && asRoot(onlyKinds[only]));
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
