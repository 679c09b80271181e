import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color } from '../../theme.ts';
import { across } from './response-line.ts';

const arrowStyle: Style = {
  '&::before, &::after': { content: '""', position: 'absolute', left: 0, bottom: 'var(--tip)' },
  // The line from the call, behind the words.
  '&::before': {
    top: 0,
    bottom: 'var(--below, 0)',
    zIndex: -1,
    width: '12px',
    borderRight: `1.5px solid ${color.ink}`,
  },
  // The arrow head and its stop, cut out of a border, because paper and forced colors keep borders.
  '&::after': {
    width: '22px',
    borderTop: '14px solid',
    clipPath: 'polygon(7px 0,15px 0,11px 13px,22px 13px,22px 100%,0 100%,0 13px,11px 13px)',
  },
  [across]: {
    // It begins far above, and the list cuts it off at its top.
    '&::before': {
      top: '-999%',
      bottom: 'var(--tip)',
      width: 'var(--end)',
      border: 'solid',
      borderWidth: '0 1.5px 1.5px 0',
    },
    // The line and its two arrow heads.
    '&::after': {
      width: 'var(--end)',
      borderTopWidth: '8px',
      marginBottom: '-4px',
      clipPath: 'polygon(0 50%,13px 0,13px 100%,0 50%,100% 50%,calc(100% - 13px) 0,calc(100% - 13px) 100%,100% 50%)',
    },
  },
};

/**
 * The arrow of a tier. It is `--tip` above the bottom of the tier and, where it runs across, `--end` long. Where it runs down,
 * its line ends `--below` above the bottom.
 */
export function ResponseArrow() {
  return <span className={useStyle(arrowStyle)} />;
}
