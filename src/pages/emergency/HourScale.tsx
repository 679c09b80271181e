import type { ReactNode } from 'react';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { font, typography } from '../../theme.ts';
import { horizontal } from './response-line.ts';

const styles = {
  root: {
    ...typography.strong,
    position: 'relative',
    lineHeight: 1,
    fontStretch: font.condensed,
    // The start of the vertical line.
    '&::after': { content: '""', display: 'block', width: '20px', borderTop: '2px solid', marginTop: '6px' },
    [horizontal]: {
      // The first hour may be too short for both labels in one line.
      paddingBottom: 'calc(1em + 20px)',
      borderBottom: '2px solid',
      // The break in the horizontal line.
      '&::after': {
        position: 'absolute',
        left: '75%',
        bottom: '-10px',
        width: '9px',
        height: '18px',
        border: 'solid',
        borderWidth: '0 1.5px',
        background: 'var(--ground)',
        transform: 'skewX(-20deg)',
      },
    },
  },
} satisfies Styles;

/** The head of the timeline: the visitor's call and, on the horizontal line, the hours. */
export function HourScale({ children }: { children: ReactNode }) {
  const classes = useStyles(styles);
  return (
    <div aria-hidden className={classes.root}>
      {'Request, 0 h '}
      {children}
    </div>
  );
}

const markStyles = {
  /** The timeline sets the position, `--end`. */
  root: {},
  label: {
    display: 'none',
    [horizontal]: {
      display: 'block',
      position: 'absolute',
      bottom: '12px',
      left: 'var(--end)',
      transform: 'translateX(-50%)',
      whiteSpace: 'nowrap',
    },
  },
} satisfies Styles;

export function HourMark({ hours, style }: { hours: number; style: Style }) {
  const classes = useStyles(markStyles, asRoot(style));
  return (
    <span className={classes.root}>
      <span className={classes.label}>{`${Number(hours.toFixed(2))} h`}</span>
    </span>
  );
}
