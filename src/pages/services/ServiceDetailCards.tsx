import { css } from '@emotion/react';
import serviceSprite from 'drawings:shared/services';
import { Drawing } from '../../components/Drawing.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import { serviceScopes } from '../../content/service-scopes.ts';
import { services } from '../../content/services.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, lettering, media, rule, space, type } from '../../theme.ts';
import { ServiceLinks } from './ServiceLinks.tsx';

const style = css({
  counterReset: 'service',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
    counterIncrement: 'service',
    '&:target': { background: color.white, '--ground': color.white },
  },
  '& > li + li': { borderTop: rule.cell },
  '& h4': { marginBottom: '8px' },
  // The drawing over the plants, what is included beside both.
  [media.tablet]: { '& > li': { gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)' } },
  [media.phone]: {
    '& > li': { gridTemplateColumns: '28% minmax(0, 1fr)', columnGap: '20px', padding: `24px ${space.cell}` },
  },
});

const drawingStyle = css({
  alignSelf: 'center',
  maxWidth: '440px',
  padding: `36px 20px 20px ${space.cell}`,
  '& svg': { fontSize: lettering.more },
  [media.belowDesktop]: { '& svg': { '--labels': 'hidden' } },
  // Small, beside the title.
  [media.phone]: { padding: 0, alignSelf: 'start' },
});

const featuresStyle = css({
  padding: `36px ${space.cell}`,
  borderLeft: rule.cell,
  '& h3': {
    ...type.heading,
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    alignItems: 'center',
    gap: '16px',
    marginBottom: '20px',
    '&::before': { ...numberBadge, content: 'counter(service) / ""' },
  },
  '& h4, & ul': { maxWidth: '38em', marginLeft: '56px' },
  '& li': { padding: '8px 0', borderTop: rule.cell },
  [media.tablet]: { gridArea: '1 / 2 / 3' },
  // The title beside the drawing, all else below both.
  [media.phone]: {
    display: 'contents',
    '& h3': { ...type.card, gridTemplateColumns: '1fr', gap: '8px', margin: '0 0 16px' },
    '& h4, & ul': { gridColumn: '1 / -1', marginLeft: 0 },
  },
});

const industriesStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `36px ${space.cell}`,
  borderLeft: rule.cell,
  '& ul': { marginBottom: '20px' },
  '& li': type.value,
  [media.tablet]: { padding: `0 20px 32px ${space.cell}`, border: 0 },
  [media.phone]: {
    display: 'block',
    gridColumn: '1 / -1',
    padding: '20px 0 0',
    border: 0,
    '& li': { display: 'inline-block', marginRight: '16px' },
  },
});

export interface ServiceDetailCardsProps {
  /** Headings of the lists. */
  featuresLabel: string;
  industriesLabel: string;
}

/** The features and industries of each service, and a link to the form with the service filled in. */
export function ServiceDetailCards({ featuresLabel, industriesLabel }: ServiceDetailCardsProps) {
  const listClass = useStyle(style);
  const drawingClass = useStyle(drawingStyle);
  const featuresClass = useStyle(featuresStyle);
  const industriesClass = useStyle(industriesStyle);
  return (
    <ol className={listClass}>
      {services.map((service) => (
        <li key={service.option} id={service.option}>
          <div className={drawingClass}>
            <Drawing sprite={serviceSprite} name={service.option} />
          </div>
          <div className={featuresClass}>
            <h3>{service.title}</h3>
            <h4>{featuresLabel}</h4>
            <ul>
              {serviceScopes[service.option].features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <div className={industriesClass}>
            <h4>{industriesLabel}</h4>
            <ul>
              {serviceScopes[service.option].industries.map((industry) => (
                <li key={industry}>{industry}</li>
              ))}
            </ul>
            <ServiceLinks service={service} />
          </div>
        </li>
      ))}
    </ol>
  );
}
