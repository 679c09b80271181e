import mapSprite from 'drawings:service-area';
import { Drawing } from '../../components/Drawing.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { claims } from '../../content/company/claims.ts';
import { company } from '../../content/company/company.ts';
import { contact } from '../../content/pages/contact.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, lettering, media, space, type } from '../../theme.ts';

/** Beside the form it is one column. On narrower screens it is below the form, with the map beside the text. */
const areaStyle: Style = {
  display: 'flex',
  flexDirection: 'column',
  [media.belowDesktop]: { display: 'grid', gridTemplateColumns: '5fr 7fr' },
  [media.narrow]: { display: 'block' },
};

const wordsStyle: Style = { padding: `40px ${space.cell}` };
const titleStyle: Style = { ...type.subtitle, marginBottom: '20px' };
const textStyle: Style = { maxWidth: '35em', marginBottom: '32px' };

const regionsStyle: Style = {
  columns: 'auto 260px',
  columnGap: space.cell,
  '& > li': { ...type.value, padding: '12px 0', borderTop: `1px solid ${color.steel5}`, breakInside: 'avoid' },
};

const figureStyle: Style = {
  flexGrow: 1,
  display: 'grid',
  alignContent: 'center',
  padding: '0 12px 40px',
  [media.belowDesktop]: { paddingTop: '28px' },
  [media.narrow]: { padding: '0 8px 24px' },
};

/** So that no label is smaller than 12 px on the screen. */
const mapStyle: Style = { fontSize: lettering.most };

/** The areas where we work: the regions by name, and a map around our shop. */
export function ServiceArea() {
  return (
    <section className={useStyle(areaStyle)} data-ground="ink" aria-labelledby="service-area">
      <div className={useStyle(wordsStyle)}>
        <SectionTitle id="service-area" name="Service areas" title={contact.areas.heading} style={titleStyle} />
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
          style={mapStyle}
          label={`Map of ${company.states.join(', ')} with rings of 60, 120 and 240 miles around ${company.address.town}`}
        />
      </figure>
    </section>
  );
}
