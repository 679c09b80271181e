import type { Styles } from '../../styles/useStyles.ts';
import { color, media, mutedColor, size, typography } from '../../theme.ts';

/** A row of the controls: a label, and at its right the control. It has room for a message below the label. */
export const rowStyles = {
  root: {
    display: 'grid',
    gridTemplate: '"name sign box" minmax(3.6rem, auto) / minmax(0, 1fr) auto 7.5rem',
    gap: '0 8px',
    alignItems: 'center',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto 6rem' },
  },
  label: { ...typography.small, display: 'block', color: mutedColor },
  box: {
    gridArea: 'box',
    width: '100%',
    minHeight: size.target,
    padding: '0 12px',
    border: `1px solid ${color.steel5}`,
    borderRadius: size.radius,
    background: color.white,
    '&[aria-invalid=true]': { borderWidth: '2px', borderColor: color.ink },
    '&[readonly]': { background: color.tint },
  },
} satisfies Styles;
