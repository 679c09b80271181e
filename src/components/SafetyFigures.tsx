import safetySprite from 'drawings:shared/safety';
import type { ServicesOverview } from '../content/services-overview.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { lettering, media, quiet } from '../theme.ts';
import { Drawing } from './Drawing.tsx';
import { Figures } from './Figures.tsx';

const style: Style = {
  '& svg': { maxWidth: '400px', marginBottom: '28px' },
  '& p': { width: 'min(24em, 100%)', color: quiet },
  // All drawings at one scale.
  [media.desktop]: { '&& li': { flexBasis: 0 } },
  // The lettering would be too small in the smaller drawings.
  [media.tablet]: { '& svg': { '--labels': 'hidden' } },
  [media.phone]: { '& svg': { fontSize: lettering.more } },
};

export interface SafetyFiguresProps extends Pick<ServicesOverview['safety'], 'stats'> {
  /** Whether phones show the drawings too. */
  drawnOnPhones?: boolean;
}

/** The safety figures, each with a drawing of how it is counted. */
export function SafetyFigures({ stats, drawnOnPhones = false }: SafetyFiguresProps) {
  return (
    <div className={useStyle(style)}>
      <Figures
        size="small"
        figures={stats.map(({ drawing, value, ...words }) => ({
          ...words,
          figure: value,
          drawing: <Drawing sprite={safetySprite} name={drawing} {...(!drawnOnPhones && { only: 'wide' })} />,
        }))}
      />
    </div>
  );
}
