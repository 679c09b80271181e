import mapSprite from 'drawings:service-area';
import { Drawing } from '../../components/Drawing.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { claims } from '../../content/company/claims.ts';
import { company } from '../../content/company/company.ts';
import { contact } from '../../content/pages/contact.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, lettering, media, space, typography } from '../../theme.ts';

const styles = {
  /** Beside the form it is one column. On narrower screens it is below the form, with the map beside the text. */
  root: {
    display: 'flex',
    flexDirection: 'column',
    [media.upToTablet]: { display: 'grid', gridTemplateColumns: '5fr 7fr' },
    [media.upToUprightTablet]: { display: 'block' },
  },
  head: { padding: `40px ${space.cell}` },
  text: { maxWidth: '35em', marginBottom: '32px' },
  regions: {
    columns: 'auto 260px',
    columnGap: space.cell,
    '& > li': {
      ...typography.condensed,
      padding: '12px 0',
      borderTop: `1px solid ${color.steel5}`,
      breakInside: 'avoid',
    },
  },
  figure: {
    flexGrow: 1,
    display: 'grid',
    alignContent: 'center',
    padding: '0 12px 40px',
    [media.upToTablet]: { paddingTop: '28px' },
    [media.upToUprightTablet]: { padding: '0 8px 24px' },
  },
} satisfies Styles;

const childStyles = {
  title: { root: { ...typography.sideTitle, marginBottom: '20px' } },
  /** So that no label is smaller than 12 px on the screen. */
  map: { root: { fontSize: lettering.most } },
} satisfies Record<string, Styles>;

/** The areas where we work: the regions by name, and a map around our shop. */
export function ServiceArea() {
  const classes = useStyles(styles);
  return (
    <section className={classes.root} data-ground="ink" aria-labelledby="service-area">
      <div className={classes.head}>
        <SectionTitle id="service-area" name="Service areas" title={contact.areas.heading} styles={childStyles.title} />
        <p className={classes.text}>{contact.areas.text}</p>
        <ul className={classes.regions}>
          {[...claims.serviceAreas, claims.nationwide].map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      </div>
      <figure className={classes.figure}>
        <Drawing
          sprite={mapSprite}
          name="map"
          styles={childStyles.map}
          label={`Map of ${company.states.join(', ')} with rings of 60, 120 and 240 miles around ${company.address.town}`}
        />
      </figure>
    </section>
  );
}
