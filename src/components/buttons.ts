import type { Style } from '../styles/useStyle.ts';
import { media, type } from '../theme.ts';

/** A text with its buttons below it, side by side. On phones each button has its own row. */
export const textAndButtons = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '12px',
  // A field of 520 px may be among them.
  minWidth: 0,
  '& > p': { width: '100%', maxWidth: '36em', marginBottom: '12px', [media.print]: { maxWidth: 'none', margin: 0 } },
  [media.phone]: { display: 'grid' },
} as const;

export const leadAndButtonsStyle: Style = [
  type.lead,
  textAndButtons,
  { [media.print]: { fontSize: '11pt', lineHeight: 1.35, gap: '4px' } },
];
