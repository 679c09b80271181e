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

const style = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  '& figure': { padding: `28px ${size.cell} 40px`, borderRight: onInkRule },
  '& figure svg': { maxWidth: '680px', margin: '0 auto' },
  // So that no label is smaller than 12 px on the screen.
  [media.belowDesktop]: {
    '& figure': { display: 'grid', alignContent: 'center' },
    '& figure svg': { fontSize: '21px' },
  },
  [media.narrow]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    '& figure': { padding: '0 8px 24px', border: 0 },
  },
  [media.phone]: { '& figure svg': { fontSize: '24px' } },
});

const textStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: `68px ${size.cell} 40px`,
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

/** Where we drive: the map around our shop, and the regions by name. */
export function ServiceArea({ id }: { id: string }) {
  return (
    <div className={useStyle(style)}>
      <figure>
        <Drawing
          sprite={mapSprite}
          name="map"
          label={`Map of ${company.states.join(', ')} with rings of 60, 120 and 240 miles around ${company.address.town}`}
        />
      </figure>
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
    </div>
  );
}
