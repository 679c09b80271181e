import mapSprite from 'drawings:service-area';
import { Drawing } from '../../components/Drawing.tsx';
import { HeadingWords } from '../../components/HeadingWords.tsx';
import { claims } from '../../content/claims.ts';
import { company } from '../../content/company.ts';
import { contact } from '../../content/contact.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, lettering, media, space, type } from '../../theme.ts';

/** Beside the form it is one column. On narrower screens it is below the form, with the map beside the text. */
const style: Style = {
  display: 'flex',
  flexDirection: 'column',
  // So that no label is smaller than 12 px on the screen.
  '& figure': {
    flexGrow: 1,
    display: 'grid',
    alignContent: 'center',
    padding: '0 12px 40px',
    '& svg': { fontSize: lettering.most },
  },
  '& > div': { padding: `40px ${space.cell}` },
  '& h2': { ...type.subtitle, marginBottom: '20px' },
  '& p': { maxWidth: '35em', marginBottom: '32px' },
  '& ul': { columns: 'auto 260px', columnGap: space.cell },
  '& li': { ...type.value, padding: '12px 0', borderTop: `1px solid ${color.steel5}`, breakInside: 'avoid' },
  [media.belowDesktop]: { display: 'grid', gridTemplateColumns: '5fr 7fr', '& figure': { paddingTop: '28px' } },
  [media.narrow]: { display: 'block', '& figure': { padding: '0 8px 24px' } },
};

/** The areas where we work: the regions by name, and a map around our shop. */
export function ServiceArea() {
  return (
    <section className={useStyle(style)} data-ground="ink" aria-labelledby="service-area">
      <div>
        <h2 id="service-area">
          <HeadingWords name="Service areas" title={contact.areas.heading} />
        </h2>
        <p>{contact.areas.text}</p>
        <ul>
          {[...claims.serviceAreas, claims.nationwide].map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      </div>
      <figure>
        <Drawing
          sprite={mapSprite}
          name="map"
          label={`Map of ${company.states.join(', ')} with rings of 60, 120 and 240 miles around ${company.address.town}`}
        />
      </figure>
    </section>
  );
}
