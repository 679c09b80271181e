import { css } from '@emotion/react';
import mapSprite from 'drawings:service-area';
import { claims } from '../../content/claims.ts';
import { company } from '../../content/company.ts';
import { contact } from '../../content/contact.ts';
import { color, font, heading, media, size } from '../../theme.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { PlainName } from '../../components/PlainName.tsx';
import { useStyle } from '../../useStyle.ts';

const onInkRule = `1px solid ${color.steel5}`;

/** Beside the form it is one column. On narrower screens it is below the form, with the map beside the text. */
const style = css({
  display: 'flex',
  flexDirection: 'column',
  '& figure': { flexGrow: 1, display: 'grid', alignContent: 'center', padding: '0 12px 40px' },
  // So that no label is smaller than 12 px on the screen.
  '& figure svg': { fontSize: '21px' },
  [media.belowWide]: { '& figure svg': { fontSize: '24px' } },
  [media.belowDesktop]: {
    display: 'grid',
    gridTemplateColumns: '5fr 7fr',
    '& figure': { padding: `28px ${size.cell} 40px`, borderLeft: onInkRule },
    '& figure svg': { fontSize: '22px' },
  },
  [media.narrow]: { display: 'block', '& figure': { padding: '0 8px 24px', border: 0 } },
  [media.phone]: { '& figure svg': { fontSize: '24px' } },
});

const textStyle = css({
  display: 'flex',
  flexDirection: 'column',
  padding: `40px ${size.cell}`,
  '& h2': { ...heading, marginBottom: '20px', fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& p': { maxWidth: '35em', marginBottom: '32px' },
  '& li': {
    padding: '12px 0',
    borderTop: onInkRule,
    fontSize: '25px',
    fontWeight: 600,
    lineHeight: 1.2,
    fontStretch: font.condensed,
  },
  [media.narrow]: { '& ul': { columns: 2 }, '& li': { fontSize: '21px' } },
  [media.phone]: { padding: `44px ${size.cellPhone} 24px`, '& ul': { columns: 1 } },
});

/** The areas where we work: the regions by name, and a map around our shop. */
export function ServiceArea({ id }: { id: string }) {
  return (
    <section className={`${useStyle(style)} ink`} aria-labelledby={id}>
      <div className={useStyle(textStyle)}>
        <h2 id={id}>
          <PlainName>Service areas</PlainName> {contact.areas.heading}
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
