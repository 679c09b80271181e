import { css } from '@emotion/react';
import { useStyle } from '../../styles/useStyle.ts';
import { color, media } from '../../theme.ts';
import { across } from './time-line-media.ts';

/** Borders, not backgrounds, so that the arrow heads are on paper too. */
const arrowHead = {
  content: '""',
  position: 'absolute',
  border: '4px solid transparent',
} as const;

const long = '13px solid currentColor';

const style = css({
  // Life safety, the most urgent of all.
  'li:first-of-type > &': { color: color.red },
  [across]: {
    position: 'relative',
    gridRow: '1 / -1',
    borderRight: '1px solid',
    borderBottom: '1.5px solid',
    marginTop: '-8px',
    marginBottom: '48px',
    '&::before': { ...arrowHead, borderRight: long, left: '-4px', bottom: '-5px' },
    '&::after': { ...arrowHead, borderLeft: long, right: '-4px', bottom: '-5px' },
    'li:last-of-type > &': { marginBottom: 0 },
  },
  [media.phoneOrPaper]: {
    position: 'absolute',
    left: 0,
    top: '42px',
    width: '22px',
    borderTop: '1.5px solid',
    '&::after': { ...arrowHead, borderTop: long, left: '7px', bottom: '-3px' },
  },
});

/** From the visitor's call to the response: along the line of time, on phones away from it. */
export function TierArrow() {
  return <span className={useStyle(style)} />;
}
