import { color } from '../../theme.ts';

/**
 * The strokes of the ruler: a short one a year, a longer one every five. Both fill the content box; the padding is ruler
 * without strokes, up to a cut or to the frame. `years` is the length of the content box.
 */
export function ruler(years: number, direction: 'right' | 'bottom', fill: string) {
  const strokes = (every: number) =>
    `repeating-linear-gradient(to ${direction}, ${color.ink} 0 1px, transparent 1px ${(100 * every) / years}%)`;
  const [corner, short, long] =
    direction === 'right' ? ['left bottom', '100% 9px', '100% 18px'] : ['right top', '9px 100%', '18px 100%'];
  return {
    background: `${strokes(1)} ${corner} / ${short} no-repeat content-box border-box, ${strokes(5)} ${corner} / ${long} no-repeat content-box border-box, linear-gradient(${fill}, ${fill}) ${corner} / 100% 100% no-repeat content-box border-box`,
  };
}
