import { css } from '@emotion/react';
import { useStyle } from '../useStyle.ts';

export interface DrawingProps {
  /** From `import sprite from 'drawings:…'`. */
  sprite: { href: string; width: number; height: number };
  /** File name in the sprite's folder, without its ending. */
  name: string;
  /** The part of the drawing to show, in its own units: left, top, width, height. Without it, all of it. */
  crop?: readonly [left: number, top: number, width: number, height: number];
  /** What the drawing shows. Without it the drawing is decoration, which screen readers skip. */
  label?: string;
}

const style = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '&.crop': { overflow: 'hidden' },
});

/** A line drawing out of a sprite. It takes its colours from the ground on which it stands (`onInk`). */
export function Drawing({ sprite, name, crop, label }: DrawingProps) {
  return (
    <svg
      className={`${useStyle(style)}${crop ? ' crop' : ''}`}
      viewBox={crop ? crop.join(' ') : `0 0 ${sprite.width} ${sprite.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* The size keeps a cropped drawing at its own scale instead of fitting it into the crop. */}
      <use href={`${sprite.href}#${name}`} width={sprite.width} height={sprite.height} />
    </svg>
  );
}
