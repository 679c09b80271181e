import type { Styles } from '../../styles/useStyles.ts';
import { color, rule, size, typography } from '../../theme.ts';

/** The look of a message below the form: an icon, and a title above its words. */
export const messageBox = {
  root: {
    display: 'flex',
    gap: '14px',
    padding: '14px 18px 16px 14px',
    border: rule.frame,
    borderRadius: size.radius,
    background: color.white,
  },
  title: { ...typography.condensed, display: 'block', marginBottom: '2px' },
} satisfies Styles;
