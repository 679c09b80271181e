import projectSprite from 'drawings:projects';
import { cellLinkStyle, cellsStyle, cellStyle } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { projects } from '../../content/pages/projects.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { asHeading, color, media, quiet, space, type } from '../../theme.ts';
import { drawingCrops } from './drawing-crops.ts';

const listStyle: Style = {
  '--cell-width': 'calc(25% - 1px)',
  [media.belowDesktop]: { '--cell-width': 'calc(50% - 1px)' },
  [media.phone]: { '--cell-width': '100%' },
};

const sheetStyle: Style = {
  padding: `0 ${space.cell} 24px`,
  '& > p': { ...type.note, color: quiet },
  [media.phoneOrPaper]: { paddingBlock: '16px' },
};

/** The drawing fills its cell to the edges. */
const drawingStyle: Style = {
  '--labels': 'hidden',
  width: `calc(100% + 2 * ${space.cell})`,
  margin: `0 calc(-1 * ${space.cell}) 20px`,
  borderBottom: `1px solid ${color.steel4}`,
  // Each case study below shows its drawing again.
  [media.phoneOrPaper]: { display: 'none' },
};

const linkStyle: Style = { ...asHeading('card') };

/** The case studies in short, each with a link to its section. */
export function ProjectIndex() {
  const sheetClass = useStyle(cellStyle, sheetStyle);
  const linkClass = useStyle(cellLinkStyle, linkStyle);
  return (
    <ol className={useStyle(cellsStyle, listStyle)} data-ground="ink">
      {projects.map(({ drawing, title, client }, index) => (
        <li key={drawing} className={sheetClass}>
          <Drawing sprite={projectSprite} name={drawing} crop={drawingCrops[drawing]} style={drawingStyle} />
          <p>Sheet {index + 1}</p>
          <a href={`#${drawing}`} className={linkClass}>
            {title}
          </a>
          <p>{client}</p>
        </li>
      ))}
    </ol>
  );
}
