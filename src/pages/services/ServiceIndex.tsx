import serviceSprite from 'drawings:shared/services';
import { Drawing } from '../../components/Drawing.tsx';
import { services } from '../../content/services/services.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, media, typography, numberBadge, silent } from '../../theme.ts';

const line = `1px solid ${color.steel7}`;

const styles = {
  list: { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
  entry: {
    flex: '1 0 calc(11% - 1px)',
    counterIncrement: 'service',
    borderLeft: line,
    borderTop: line,
    margin: '-1px 0 0 -1px',
    [media.upToTablet]: { flexBasis: 'calc(33% - 1px)' },
  },
  link: {
    ...typography.condensed,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '14px',
    height: '100%',
    maxWidth: '240px',
    padding: '28px 14px 20px',
    fontSize: typography.text.fontSize,
    lineHeight: 1.15,
    textDecoration: 'none',
    '&::before': {
      ...numberBadge,
      content: silent('counter(service)'),
      width: '28px',
      height: '28px',
      fontSize: typography.small.fontSize,
    },
    '&:hover': { background: color.deep, '--ground': color.deep },
    '&:focus-visible': { outlineOffset: '-5px' },
    [media.upToTablet]: { gap: '8px', padding: '16px 8px' },
    [media.phone]: { '&::before': { content: 'none' } },
  },
} satisfies Styles;

const drawingStyle: Style = { '--labels': 'hidden' };

/** Small drawings of all services, with links to the services' sections. */
export function ServiceIndex() {
  const classes = useStyles(styles);
  return (
    <nav data-screen aria-label="Services on this page" data-ground="ink">
      <ol className={classes.list}>
        {services.map(({ option, title }) => (
          <li key={option} className={classes.entry}>
            <a href={`#${option}`} className={classes.link}>
              <Drawing sprite={serviceSprite} name={option} style={drawingStyle} />
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
