import projectSprite from 'drawings:projects';
import { Drawing } from '../../components/Drawing.tsx';
import { wrapGrid } from '../../components/layouts.ts';
import { projects } from '../../content/pages/projects.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { asHeading, color, media, mutedColor, space, typography } from '../../theme.ts';
import { drawingCrops } from './drawing-crops.ts';

const listStyle: Style = {
  '--cell-width': 'calc(25% - 1px)',
  [media.upToTablet]: { '--cell-width': 'calc(50% - 1px)' },
  [media.phone]: { '--cell-width': '100%' },
};

const sheetStyle: Style = {
  padding: `0 ${space.cell} 24px`,
  '& > p': { ...typography.note, color: mutedColor },
  [media.phoneOrPaper]: { paddingBlock: '16px' },
};

const childStyles = {
  /** The drawing fills its cell to the edges. */
  drawing: {
    root: {
      '--labels': 'hidden',
      width: `calc(100% + 2 * ${space.cell})`,
      margin: `0 calc(-1 * ${space.cell}) 20px`,
      borderBottom: `1px solid ${color.steel4}`,
      // Each case study below shows its drawing again.
      [media.phoneOrPaper]: { display: 'none' },
    },
  },
} satisfies Record<string, Styles>;

const linkStyle: Style = { ...asHeading('cardTitle') };

/** The case studies in short, each with a link to its section. */
export function ProjectIndex() {
  const sheetClass = useStyle(wrapGrid.cell, sheetStyle);
  const linkClass = useStyle(wrapGrid.link, linkStyle);
  return (
    <ol className={useStyle(wrapGrid.list, listStyle)} data-ground="ink">
      {projects.map(({ drawing, title, client }, index) => (
        <li key={drawing} className={sheetClass}>
          <Drawing sprite={projectSprite} name={drawing} crop={drawingCrops[drawing]} styles={childStyles.drawing} />
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
