import type { ReactNode } from 'react';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { font, mediaQuery, typography } from '../../theme.ts';
import { across } from './response-line.ts';

const scaleStyle: Style = {
  ...typography.strong,
  position: 'relative',
  lineHeight: 1,
  fontStretch: font.condensed,
  // The start of the line down.
  '&::after': { content: '""', display: 'block', width: '20px', borderTop: '2px solid', marginTop: '6px' },
  [across]: {
    paddingBottom: '12px',
    borderBottom: '2px solid',
    // The break in the line across.
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
  // The first hour is too short here for both labels in one line.
  [`${across} and ${mediaQuery.upToLaptop}`]: { paddingBottom: 'calc(1em + 20px)' },
};

const markStyle: Style = {
  display: 'none',
  [across]: {
    display: 'block',
    position: 'absolute',
    bottom: '12px',
    left: 'var(--end)',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
  },
};

/** The head of the line of time: the visitor's call and, where it runs across, the hours. */
export function HourScale({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className={useStyle(scaleStyle)}>
      Your call, 0 h{children}
    </div>
  );
}

/** Hours on the line. `style` sets their place, `--end`. */
export function HourMark({ hours, style }: { hours: number; style: Style }) {
  return (
    <span className={useStyle(style)}>
      <span className={useStyle(markStyle)}>{`${Number(hours.toFixed(2))} h`}</span>
    </span>
  );
}
