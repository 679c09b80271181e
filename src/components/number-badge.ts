import { color, type } from '../theme.ts';

/** A number in a circle, as parts are numbered on an assembly drawing. */
export const numberBadge = {
  ...type.value,
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: `2px solid ${color.ink}`,
  borderRadius: '50%',
  background: color.amber,
  color: color.deep,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  textDecoration: 'none',
} as const;
