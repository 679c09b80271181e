import { css } from '@emotion/react';
import { useStyle } from './useStyle.ts';

export interface DrawingProps {
  /** From `import sheet from 'drawings:…'`. */
  sheet: { href: string; width: number; height: number };
  /** File name in the sheet's folder, without its ending. */
  name: string;
  /** What the drawing shows. Without it the drawing is decoration, and silent. */
  label?: string;
}

const style = css({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });

/** A line drawing out of a sheet. It takes its colours from the ground on which it stands (`onInk`). */
export function Drawing({ sheet, name, label }: DrawingProps) {
  return (
    <svg
      className={useStyle(style)}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sheet.href}#${name}`} />
    </svg>
  );
}
