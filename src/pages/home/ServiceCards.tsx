import serviceSprite from 'drawings:shared/services';
import { cellLinkStyle, cellsStyle, inThirds, linkedCellStyle } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import { contactLink } from '../../contact-form/link.ts';
import { slugFromTitle, type Service, servicePath } from '../../content/services/service.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { lettering, media, quiet, type } from '../../theme.ts';
import { Facts } from './Facts.tsx';

const listStyle: Style = { counterReset: 'service' };
const titleStyle: Style = {
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  '&::before': { ...numberBadge, flex: 'none', content: 'counter(service) / ""' },
  [media.phone]: {
    gap: '10px',
    '&::before': { width: '28px', height: '28px', fontSize: type.small.fontSize },
  },
};
const cardStyle: Style = {
  display: 'flex',
  flexDirection: 'column',
  counterIncrement: 'service',
  '& > h3': titleStyle,
  '& > p': { ...type.note, marginBottom: '20px', color: quiet, [media.phone]: { margin: '6px 0 0' } },
  [media.phone]: {
    display: 'grid',
    gridTemplate: 'auto 1fr / minmax(56px, 108px) minmax(min-content, 1fr)',
    columnGap: '16px',
  },
};
const drawingStyle: Style = {
  // A card that is alone in its row keeps the size of the others.
  maxWidth: '420px',
  margin: '20px 0',
  [media.tablet]: { fontSize: lettering.much },
  [media.phone]: { gridArea: '1 / 1 / 3', margin: '4px 0 0', '--labels': 'hidden' },
};
const factsStyle: Style = { marginTop: 'auto', [media.phone]: { display: 'none' } };

/** The services in cells, numbered as in the drawing at the top of the page. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  const cardClass = useStyle(linkedCellStyle, cardStyle);
  const linkClass = useStyle(cellLinkStyle);
  return (
    <ol className={useStyle(cellsStyle, inThirds, listStyle)}>
      {services.map((service) => (
        <li key={service.option} id={service.option} className={cardClass}>
          <h3>
            <a href={serviceLink(service)} className={linkClass}>
              {service.title}
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

/** A service without a page of its own leads to the form. */
function serviceLink(service: Service): string {
  return service.hasPage ? servicePath(service) : contactLink({ service: slugFromTitle(service.title) });
}
