import mapSprite from 'drawings:service-area';
import { Drawing } from '../../components/Drawing.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { claims } from '../../content/company/claims.ts';
import { company } from '../../content/company/company.ts';
import { contact } from '../../content/pages/contact.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { color, lettering, media, space, typography } from '../../theme.ts';

/** Beside the form it is one column. On narrower screens it is below the form, with the map beside the text. */
const areaStyle: Style = {
  display: 'flex',
  flexDirection: 'column',
  [media.upToTablet]: { display: 'grid', gridTemplateColumns: '5fr 7fr' },
  [media.upToUprightTablet]: { display: 'block' },
};

const wordsStyle: Style = { padding: `40px ${space.cell}` };

const childStyles = {
  title: { root: { ...typography.sideTitle, marginBottom: '20px' } },
  /** So that no label is smaller than 12 px on the screen. */
  map: { root: { fontSize: lettering.most } },
} satisfies Record<string, Styles>;

const textStyle: Style = { maxWidth: '35em', marginBottom: '32px' };

const regionsStyle: Style = {
  columns: 'auto 260px',
  columnGap: space.cell,
  '& > li': {
    ...typography.condensed,
    padding: '12px 0',
    borderTop: `1px solid ${color.steel5}`,
    breakInside: 'avoid',
  },
};

const figureStyle: Style = {
  flexGrow: 1,
  display: 'grid',
  alignContent: 'center',
  padding: '0 12px 40px',
  [media.upToTablet]: { paddingTop: '28px' },
  [media.upToUprightTablet]: { padding: '0 8px 24px' },
};

/** The areas where we work: the regions by name, and a map around our shop. */
export function ServiceArea() {
  return (
    <section className={useStyle(areaStyle)} data-ground="ink" aria-labelledby="service-area">
      <div className={useStyle(wordsStyle)}>
        <SectionTitle id="service-area" name="Service areas" title={contact.areas.heading} styles={childStyles.title} />
        <p className={useStyle(textStyle)}>{contact.areas.text}</p>
        <ul className={useStyle(regionsStyle)}>
          {[...claims.serviceAreas, claims.nationwide].map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      </div>
      <figure className={useStyle(figureStyle)}>
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
