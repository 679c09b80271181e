import mapSprite from 'drawings:service-area';
import { Drawing } from '../../components/Drawing.tsx';
import { besideScrollToTop } from '../../components/layouts.ts';
import { SectionTitle } from '../../components/Section.tsx';
import { claims } from '../../content/company/claims.ts';
import { company } from '../../content/company/company.ts';
import { ringMiles, travelBands, travelBasis } from '../../content/company/travel.ts';
import { contact } from '../../content/pages/contact.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, lettering, media, space, typography } from '../../theme.ts';

const styles = {
  /** One column beside the form. On narrower screens the section is below the form, with the map beside the text. */
  root: {
    display: 'flex',
    flexDirection: 'column',
    [media.upToTablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { display: 'block' },
  },
  head: [
    { flexGrow: 1, display: 'flex', flexDirection: 'column', padding: `40px ${space.cell} 24px` },
    besideScrollToTop,
  ],
  text: { maxWidth: '35em', marginBottom: '32px' },
  /** Beside the form, which is longer, the rows share the rest of the height. */
  regions: {
    flexGrow: 1,
    display: 'grid',
    gridAutoRows: '1fr',
    '& > li': {
      ...asHeading('condensed'),
      display: 'grid',
      alignItems: 'center',
      padding: '10px 0',
      borderTop: `1px solid ${color.steel5}`,
      [media.fromDesktop]: typography.cardTitle,
    },
  },
  figure: { alignSelf: 'center', width: '100%', padding: '0 12px 24px', [media.tablet]: { paddingTop: '24px' } },
  /** Aligns the caption with the words above the map. */
  caption: [{ padding: `20px calc(${space.cell} - 12px) 0` }, besideScrollToTop],
  travel: { margin: '10px 0' },
  towns: { display: 'block' },
  band: {
    display: 'flex',
    // With larger letter spacing the time wraps below the distance.
    flexWrap: 'wrap',
    gap: '0 12px',
    padding: '8px 0',
    borderTop: `1px solid ${color.steel5}`,
    '& > dt': { flex: '1 1 6em', font: 'inherit', color: 'inherit' },
    '& > dd': { whiteSpace: 'nowrap' },
  },
} satisfies Styles;

const titleStyle: Style = { ...typography.sideTitle, marginBottom: '20px' };

/** Keeps labels at 12 px or more on screens. */
const mapStyle: Style = { fontSize: lettering.most };

/** Our service area: the regions by name, and a map around our shop. */
export function ServiceArea() {
  const classes = useStyles(styles);
  return (
    <section className={classes.root} data-ground="ink" aria-labelledby="service-area">
      <div className={classes.head}>
        <SectionTitle id="service-area" name="Service areas" title={contact.areas.heading} style={titleStyle} />
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
          view="area"
          style={mapStyle}
          label={`Map of ${company.states.join(', ')} with rings of ${ringMiles.join(', ')} miles around ${company.address.town}`}
        />
        <figcaption className={classes.caption}>
          <h3>{contact.areas.travel}</h3>
          <dl className={classes.travel}>
            {travelBands.map(({ distance, time, towns }) => (
              <div key={distance} className={classes.band}>
                <dt>
                  {`${distance} `}
                  <small className={classes.towns}>{towns}</small>
                </dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          <small>{travelBasis}</small>
        </figcaption>
      </figure>
    </section>
  );
}
