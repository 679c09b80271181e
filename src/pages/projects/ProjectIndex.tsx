import projectSprite from 'drawings:projects';
import { cellsStyle } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { projects } from '../../content/projects.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, headingLetters, marked, media, quiet, space, type, wholeCell } from '../../theme.ts';
import { drawingCrops } from './drawing-crops.ts';

const style: Style = {
  '--cell-width': 'calc(25% - 1px)',
  '--labels': 'hidden',
  '& > li': { padding: `0 ${space.cell} 24px` },
  // The drawing fills its cell to the edges.
  '& svg': {
    width: `calc(100% + 2 * ${space.cell})`,
    margin: `0 calc(-1 * ${space.cell}) 20px`,
    borderBottom: `1px solid ${color.steel4}`,
  },
  '& li:hover a': marked,
  '& a': { ...headingLetters, ...type.card, textDecoration: 'none', '&::after': wholeCell },
  '& p': { ...type.note, color: quiet },
  [media.belowDesktop]: { '--cell-width': 'calc(50% - 1px)' },
  [media.phone]: { '--cell-width': '100%' },
  [media.phoneOrPaper]: {
    // Each case study below shows its drawing again.
    '& svg': { display: 'none' },
    '& > li': { paddingBlock: '16px' },
  },
};

/** The case studies in short, each with a link to its section. */
export function ProjectIndex() {
  return (
    <ol className={useStyle(cellsStyle, style)} data-ground="ink">
      {projects.map(({ drawing, title, client }, index) => (
        <li key={drawing}>
          <Drawing sprite={projectSprite} name={drawing} crop={drawingCrops[drawing]} />
          <p>Sheet {index + 1}</p>
          <a href={`#${drawing}`}>{title}</a>
          <p>{client}</p>
        </li>
      ))}
    </ol>
  );
}
