import { color, font } from '../theme.ts';

/** A number in a circle, as parts are numbered on an assembly drawing. */
export const numberBadge = {
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: `2px solid ${color.ink}`,
  borderRadius: '50%',
  background: color.amber,
  color: color.deep,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  fontStretch: font.condensed,
  textDecoration: 'none',
} as const;
