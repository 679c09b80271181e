import { media } from '../theme.ts';

/** Buttons side by side; on phones one below the other, each as wide as the column. */
export const buttonRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  [media.phone]: { '& > *': { width: '100%' } },
} as const;

/** A lead and its buttons: on tablets they stand beside each other, where both have the room. */
export const leadAndButtons = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '24px 40px',
  '& > p': { flex: '1 1 26em', maxWidth: '38em', margin: 0 },
} as const;
