import { css } from '@emotion/react';
import safetySprite from 'drawings:shared/safety';
import type { ServicesOverview } from '../content/services-overview.ts';
import { color, heading, media, rule, size } from '../theme.ts';
import { DimensionLine } from './DimensionLine.tsx';
import { Drawing } from './Drawing.tsx';
import { useStyle } from '../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: `32px ${size.cell} 40px`,
    borderRight: rule.cell,
    '&:last-of-type': { borderRight: 0 },
  },
  '& svg': { maxWidth: '400px', marginBottom: '28px' },
  '& b': {
    ...heading,
    display: 'block',
    fontSize: 'clamp(64px, 7vw, 100px)',
    fontWeight: 560,
    lineHeight: 0.9,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  '& p': { maxWidth: '24em', marginTop: '18px', color: color.steel7 },
  // The lettering would be too small in the smaller drawings.
  [media.belowDesktop]: { '& svg': { '--labels': 'hidden' } },
  [media.tablet]: {
    '& li': { padding: '28px 20px 32px' },
    '& li:first-of-type': { paddingLeft: size.cell },
    '& b': { fontSize: '6.4vw' },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& li': { padding: `28px ${size.cellPhone}`, borderRight: 0, borderBottom: rule.cell },
    '& li:last-of-type': { borderBottom: 0 },
    '&:not(.drawn-on-phones) svg': { display: 'none' },
    '& svg': { '--labels': 'visible', fontSize: '15px' },
    '& b': { fontSize: '72px' },
  },
});

// The dimension line is as wide as the figure.
const figureStyle = css({ display: 'inline-block' });

export interface SafetyStatsProps extends Pick<ServicesOverview['safety'], 'stats'> {
  /** Whether phones show the drawings too. */
  drawnOnPhones?: boolean;
}

/** The safety figures, each with a drawing of how it is counted. */
export function SafetyStats({ stats, drawnOnPhones = false }: SafetyStatsProps) {
  const figureClass = useStyle(figureStyle);
  return (
    <ul className={`${useStyle(style)}${drawnOnPhones ? ' drawn-on-phones' : ''}`}>
      {stats.map(({ drawing, value, label, text }) => (
        <li key={drawing}>
          <Drawing sprite={safetySprite} name={drawing} />
          <div className={figureClass}>
            <b>{value}</b> <DimensionLine>{label}</DimensionLine>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
