import safetySprite from 'drawings:safety';
import type { ServicesOverview } from '../content/pages/services.ts';
import type { Style } from '../styles/useStyles.ts';
import { lettering, media } from '../theme.ts';
import { Drawing } from './Drawing.tsx';
import { Figures } from './Figures.tsx';

const drawingStyle: Style = {
  gridColumn: '1 / 3',
  maxWidth: '400px',
  marginBottom: '28px',
  fontSize: lettering.more,
  // Lettering would be too small in the smaller drawings.
  [media.tablet]: { '--labels': 'hidden' },
  [media.phone]: { fontSize: lettering.much },
};

interface SafetyFiguresProps extends Pick<ServicesOverview['safety'], 'stats'> {
  drawnOnPhones?: boolean;
}

/** The safety figures, each with a drawing that shows how to count it. */
export function SafetyFigures({ stats, drawnOnPhones = false }: SafetyFiguresProps) {
  const only = drawnOnPhones ? undefined : 'wide';
  return (
    <Figures
      arrangement="drawn"
      figures={stats.map((stat) => ({
        ...stat,
        drawing: <Drawing sprite={safetySprite} name={stat.drawing} only={only} style={drawingStyle} />,
      }))}
    />
  );
}
