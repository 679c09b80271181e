import type { ReactNode } from 'react';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { font, typography } from '../theme.ts';

/** Half of the line with the arrow head at its end: a clipped border, because paper and forced colors keep borders. */
const arrow = 'polygon(0 50%,12px 0,12px 3.5px,100% 3.5px,100% 4.5px,12px 4.5px,12px 100%)';

const styles = {
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '30px',
    marginTop: '12px',
    borderInline: '1px solid',
    ...typography.strong,
    lineHeight: 1,
    fontStretch: font.condensed,
    '&::before, &::after': { content: '""', flex: 1, minWidth: '14px', borderTop: '8px solid', clipPath: arrow },
    '&::after': { transform: 'scaleX(-1)' },
  },
} satisfies Styles;

/** A dimension as on a drawing: extension lines, arrow heads, and optional words in the middle of the line. */
export function DimensionLine({ children, style }: { children?: ReactNode; style?: Style | undefined }) {
  const classes = useStyles(styles, asRoot(style));
  return <span className={classes.root}>{children}</span>;
}
