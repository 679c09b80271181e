import type { Style } from '../styles/useStyles.ts';
import { color, media, size } from '../theme.ts';

const arrow = (angle: string, right: string) =>
  `linear-gradient(${angle}, transparent 50%, ${color.ink} 50%) calc(100% - ${right}) 50% / 8px 8px no-repeat`;

/** A control that takes what is typed or chosen. */
export const controlBox = {
  display: 'block',
  width: '100%',
  minHeight: '52px',
  padding: '10px 14px',
  border: `1px solid ${color.steel5}`,
  borderRadius: size.radius,
  background: color.white,
  '&:hover': { borderColor: color.ink },
  '&[aria-invalid=true]': { padding: '9px 13px', border: `2px solid ${color.ink}` },
} as const satisfies Style;

/** What a list adds to it. */
export const listArrow = {
  appearance: 'none',
  paddingRight: '44px',
  background: `${arrow('45deg', '22px')}, ${arrow('-45deg', '14px')}, ${color.white}`,
  textOverflow: 'ellipsis',
  [media.forcedColors]: { appearance: 'auto' },
} as const satisfies Style;
