import { css } from '@emotion/react';
import type { Highlight } from '../../content/home.ts';
import { font, heading, media, rule, size } from '../../theme.ts';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 3fr 2fr',
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: `48px ${size.cell} 40px`,
    borderRight: rule.cell,
    '&:last-of-type': { borderRight: 0 },
  },
  '& b': {
    ...heading,
    display: 'block',
    fontSize: 'clamp(84px, 10.2vw, 148px)',
    fontWeight: 560,
    lineHeight: 0.84,
    letterSpacing: '-0.03em',
    fontStretch: font.condensed,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  '& p': { marginTop: '20px', maxWidth: '19em' },
  [media.tablet]: {
    // Each column takes what its figure needs: none may be cut, however long it gets.
    gridTemplateColumns: 'repeat(4, auto)',
    '& li': { padding: '36px 20px 32px' },
    '& li:first-of-type': { paddingLeft: size.cell },
    '& b': { fontSize: '8.4vw' },
    '& p': { fontSize: '16px', lineHeight: 1.45 },
  },
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li': {
      padding: `28px ${size.cellPhone} 24px`,
      '&:nth-of-type(2n)': { borderRight: 0 },
      '&:nth-of-type(-n + 2)': { borderBottom: rule.cell },
    },
    '& b': { fontSize: 'clamp(48px, 16.5vw, 84px)' },
    '& p': { marginTop: '12px', fontSize: '16px', lineHeight: 1.45 },
  },
});

/** As wide as its figure, so that the line under it is as long. */
const figureStyle = css({ display: 'inline-block' });

/** Large figures, each over a dimension line with its unit. */
export function HighlightTiles({ highlights }: { highlights: readonly Highlight[] }) {
  const figureClass = useStyle(figureStyle);
  return (
    <ul className={useStyle(style)}>
      {highlights.map(({ figure, unit, text }) => (
        <li key={unit}>
          <div className={figureClass}>
            <b>{figure}</b> <DimensionLine>{unit}</DimensionLine>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
