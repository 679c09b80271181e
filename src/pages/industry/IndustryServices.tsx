import serviceSprite from 'drawings:shared/services';
import { Drawing } from '../../components/Drawing.tsx';
import { servicePath, type Service } from '../../content/services/service.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, linkUnderline, media, gridLines, space, stretchedLink } from '../../theme.ts';

const styles = {
  entry: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'clamp(88px, 11vw, 150px) minmax(170px, 3fr) 6fr',
    alignItems: 'center',
    columnGap: '20px',
    padding: `16px ${space.cell}`,
    ...gridLines.between,
    '&:hover': { background: color.white, '--ground': color.white },
    [media.phoneOrPaper]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
  },
  link: { ...linkUnderline, '&::after': stretchedLink },
  text: { maxWidth: '44em', [media.phoneOrPaper]: { gridColumn: 2 } },
} satisfies Styles;

const drawingStyle: Style = { '--labels': 'hidden', [media.phoneOrPaper]: { gridRow: '1 / 3' } };

/** Our services for one industry, each with a link to its page. */
export function IndustryServices({ entries }: { entries: readonly { service: Service; text: string }[] }) {
  const classes = useStyles(styles);
  return (
    <ul>
      {entries.map(({ service: { option, slug, title, hasPage }, text }) => (
        <li key={option} className={classes.entry}>
          <Drawing sprite={serviceSprite} name={option} style={drawingStyle} />
          <h3>
            <a href={hasPage ? servicePath({ slug }) : `/services#${option}`} className={classes.link}>
              {title}
            </a>
          </h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
