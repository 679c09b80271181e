import { media } from '../theme.ts';

/** Buttons side by side; on phones one below the other, each as wide as the column. */
export const buttonRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  [media.narrow]: { '& > *': { width: '100%' } },
} as const;
