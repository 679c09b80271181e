import { css } from '@emotion/react';
import { projectsPage } from '../../content/projects.ts';
import { heading, media, rule, size } from '../../theme.ts';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '5fr 4fr 6fr 9fr',
  '& > li': { padding: `40px ${size.cell} 32px`, borderRight: rule.cell, '&:last-of-type': { borderRight: 0 } },
  '& p': { maxWidth: '21em', marginTop: '16px', fontSize: '16px', lineHeight: 1.45 },
  [media.belowDesktop]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li': {
      '&:nth-of-type(2n)': { borderRight: 0 },
      '&:nth-of-type(-n + 2)': { borderBottom: rule.cell },
    },
  },
  [media.phoneOrPaper]: { '& > li': { padding: `26px ${size.cellPhone} 22px` } },
  // The word in the last cell is longer than half a row: the last two take a row each.
  [media.phone]: {
    '& > li': {
      '&:nth-of-type(n + 3)': { gridColumn: '1 / -1', borderRight: 0 },
      '&:nth-of-type(3)': { borderBottom: rule.cell },
    },
  },
});

/** As wide as the figure, so that the dimension line measures it and not the column. */
const figureStyle = css({
  display: 'inline-block',
  '& > b': {
    ...heading,
    display: 'block',
    fontSize: 'clamp(56px, 6.2vw, 90px)',
    fontWeight: 580,
    lineHeight: 0.96,
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  [media.phone]: { '& > b': { fontSize: '52px' } },
});

/** How many jobs, how they ended: each figure on its dimension line. */
export function ProjectStats() {
  const listClass = useStyle(style);
  const figureClass = useStyle(figureStyle);
  return (
    <ul className={listClass}>
      {projectsPage.stats.map(({ value, label, note }) => (
        <li key={label}>
          <div className={figureClass}>
            <b>{value}</b> <DimensionLine>{label}</DimensionLine>
          </div>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}
