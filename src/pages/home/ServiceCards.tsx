import serviceSprite from 'drawings:shared/services';
import { Fragment } from 'react';
import { cellsStyle, inThirds } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { factsStyle } from '../../components/facts.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { contactLink } from '../../content/contact-link.ts';
import type { Service } from '../../content/services.ts';
import { slugFromTitle } from '../../content/slug.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { lettering, media, quiet, type } from '../../theme.ts';

const style: Style = [
  inThirds,
  {
    counterReset: 'service',
    '& > li': { display: 'flex', flexDirection: 'column', counterIncrement: 'service' },
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      '&::before': { ...numberBadge, flex: 'none', content: 'counter(service) / ""' },
    },
    // A card that is alone in its row keeps the size of the others.
    '& svg': { maxWidth: '420px', margin: '20px 0' },
    '& p': { ...type.note, marginBottom: '20px', color: quiet },
    '& dl': { marginTop: 'auto' },
    [media.tablet]: { '& svg': { fontSize: lettering.much } },
    [media.phone]: {
      '& > li': { display: 'grid', gridTemplate: 'auto 1fr / 108px minmax(0, 1fr)', columnGap: '16px' },
      '& h3': { gap: '10px' },
      '& h3::before': { width: '28px', height: '28px', fontSize: type.small.fontSize },
      '& svg': { gridArea: '1 / 1 / 3', margin: '4px 0 0', '--labels': 'hidden' },
      '& p': { margin: '6px 0 0' },
      '& dl': { display: 'none' },
    },
  },
];

/** The services in cells, numbered as in the drawing at the top of the page. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  const factsClass = useStyle(factsStyle);
  return (
    <ol className={useStyle(cellsStyle, style)}>
      {services.map((service) => (
        <li key={service.option} id={service.option}>
          <h3>
            <a href={serviceLink(service)}>{service.title}</a>
          </h3>
          <Drawing sprite={serviceSprite} name={service.option} />
          <p>{service.summary}</p>
          <dl className={factsClass}>
            {service.facts.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** A service without a page of its own leads to the form. */
function serviceLink({ slug, title }: Service): string {
  return slug ? `/services/${slug}` : contactLink({ service: slugFromTitle(title) });
}
