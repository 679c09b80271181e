import { css } from '@emotion/react';
import { useStyle } from '../styles/useStyle.ts';
import { media } from '../theme.ts';

export interface DrawingProps {
  /** From `import sprite from 'drawings:…'`. */
  sprite: { href: string; width: number; height: number };
  /** File name in the sprite's folder, without its ending. */
  name: string;
  /** The part of the drawing to show, in its own units: left, top, width, height. Without it, all of it. */
  crop?: readonly [left: number, top: number, width: number, height: number];
  /** Set on two forms of one drawing, of which one is for phones. */
  only?: 'phones' | 'wide';
  /** Text alternative. Without it the drawing is decoration, which screen readers skip. */
  label?: string;
}

const base = {
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '&[data-cropped]': { overflow: 'hidden' },
} as const;

const styles = {
  always: css(base),
  wide: css(base, { [media.phone]: { display: 'none' } }),
  phones: css(base, { [media.notPhone]: { display: 'none' } }),
} as const;

/** Shows a line drawing from a sprite. Its colors follow its background (`onInk`). */
export function Drawing({ sprite, name, crop, only, label }: DrawingProps) {
  return (
    <svg
      className={useStyle(styles[only ?? 'always'])}
      viewBox={crop ? crop.join(' ') : `0 0 ${sprite.width} ${sprite.height}`}
      data-cropped={crop && ''}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* The size keeps a cropped drawing at its own scale instead of fitting it into the crop. */}
      <use href={`${sprite.href}#${name}`} width={sprite.width} height={sprite.height} />
    </svg>
  );
}
