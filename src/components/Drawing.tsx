import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';

const styles = { root: { display: 'block', width: '100%', fontSize: 'var(--lettering)' } } satisfies Styles;

const onlyKinds = {
  phones: { [media.fromTablet]: { display: 'none' } },
  wide: { [media.phone]: { display: 'none' } },
} satisfies Record<string, Style>;

interface DrawingProps {
  /** From `import sprite from 'drawings:…'`. */
  sprite: typeof import('drawings:*').default;
  /** Name of the drawing's file in the sprite's folder, without extension. */
  name: string;
  /** Name of the part to show, a `<view>` of the drawing. The default is the complete drawing. */
  view?: string;
  /** Windows that show the drawing, if phones show another drawing. */
  only?: keyof typeof onlyKinds | undefined;
  /** Text alternative. Without a label screen readers skip the drawing as decoration. */
  label?: string;
  /** Sizes of the drawing and of its lettering. */
  style?: Style | undefined;
}

/** Shows a line drawing from a sprite. The colors follow the background (`data-ground`). */
export function Drawing({ sprite, name, view, only, label, style }: DrawingProps) {
  const classes = useStyles(styles, asRoot(style), only && asRoot(onlyKinds[only]));
  const id = view ? `${name}-${view}` : name;
  return (
    <svg
      className={classes.root}
      viewBox={sprite.views[id] ?? `0 0 ${sprite.width} ${sprite.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* With the size of its drawing a view keeps the scale. Without a size a drawing fills the view box. */}
      <use href={`${sprite.href}#${id}`} width={view && sprite.width} height={view && sprite.height} />
    </svg>
  );
}
