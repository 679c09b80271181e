import projectSprite from 'drawings:projects';
import { Drawing } from '../../components/Drawing.tsx';
import { inFours, wrapGrid } from '../../components/layouts.ts';
import { projects } from '../../content/pages/projects.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, media, mutedColor, space, typography } from '../../theme.ts';

const styles = {
  list: [wrapGrid.list, inFours],
  sheet: {
    ...wrapGrid.cell,
    padding: `0 ${space.cell} 24px`,
    '& > p': { ...typography.note, color: mutedColor },
    [media.phoneOrPaper]: { paddingBlock: '16px' },
  },
  link: [wrapGrid.link, asHeading('cardTitle')],
} satisfies Styles;

/** The drawing fills its cell to the edges. */
const drawingStyle: Style = {
  '--labels': 'hidden',
  aspectRatio: '22 / 15',
  width: `calc(100% + 2 * ${space.cell})`,
  margin: `0 calc(-1 * ${space.cell}) 20px`,
  borderBottom: `1px solid ${color.steel4}`,
  // Each case study below shows its drawing again.
  [media.phoneOrPaper]: { display: 'none' },
};

/** The case studies in short, each with a link to its section. */
export function ProjectIndex() {
  const classes = useStyles(styles);
  return (
    <ol className={classes.list} data-ground="ink">
      {projects.map(({ drawing, title, client }, index) => (
        <li key={drawing} className={classes.sheet}>
          <Drawing sprite={projectSprite} name={drawing} view="part" style={drawingStyle} />
          <p>{`Case ${index + 1}`}</p>
          <a href={`#${drawing}`} className={classes.link}>
            {title}
          </a>
          <p>{client}</p>
        </li>
      ))}
    </ol>
  );
}
