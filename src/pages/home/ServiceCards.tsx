import serviceSprite from 'drawings:services';
import { Drawing } from '../../components/Drawing.tsx';
import { inThirds, wrapGrid } from '../../components/layouts.ts';
import { cardLink } from '../../content/company/contact-links.ts';
import { type Service, servicePath } from '../../content/services/service.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { lettering, media, mutedColor, space, typography, numberBadge, silent } from '../../theme.ts';
import { Facts } from './Facts.tsx';

const styles = {
  list: [wrapGrid.list, inThirds],
  card: {
    ...wrapGrid.linkedCell,
    display: 'flex',
    flexDirection: 'column',
    counterIncrement: 'service',
    '& > p': { ...typography.note, marginBottom: '20px', color: mutedColor, [media.phone]: { margin: '6px 0 0' } },
    [media.phone]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(56px, 108px) minmax(min-content, 1fr)',
      columnGap: '16px',
    },
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    '&::before': { ...numberBadge, flex: 'none', content: silent('counter(service)') },
    [media.phone]: { gap: '10px', '&::before': { width: '28px', height: '28px', fontSize: typography.small.fontSize } },
  },
  link: wrapGrid.link,
} satisfies Styles;

/** In two columns the last card is alone in its row: its words take the left column, its drawing the right one. */
const oddCount = {
  card: {
    '&:last-of-type': {
      [media.twoOfThree]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: `calc(2 * ${space.cell})` },
    },
  },
} satisfies Styles<keyof typeof styles>;

const drawingStyle: Style = {
  maxWidth: '420px',
  margin: '20px 0',
  [media.twoOfThree]: { gridRow: 'span 3', alignSelf: 'center' },
  [media.tablet]: { fontSize: lettering.much },
  [media.phone]: { gridArea: '1 / 1 / 3', margin: '4px 0 0', '--labels': 'hidden' },
};

const factsStyle: Style = { marginTop: 'auto', [media.phone]: { display: 'none' } };

/** The services in cells, with the numbers of the drawing at the top. Each links to its page, or to the form if it has none. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  const classes = useStyles(styles, services.length % 2 ? oddCount : undefined);
  return (
    <ol className={classes.list}>
      {services.map((service) => (
        <li key={service.option} id={service.option} className={classes.card}>
          <h3 className={classes.title}>
            <a href={service.hasPage ? servicePath(service) : cardLink(service)} className={classes.link}>
              {service.hasPage ? service.title : `${service.title} (request)`}
            </a>
          </h3>
          <Drawing sprite={serviceSprite} name={service.option} style={drawingStyle} />
          <p>{service.summary}</p>
          <Facts facts={service.facts} style={factsStyle} />
        </li>
      ))}
    </ol>
  );
}
