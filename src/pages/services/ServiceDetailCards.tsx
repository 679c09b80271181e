import { css } from '@emotion/react';
import serviceSprite from 'drawings:shared/services';
import { serviceScopes } from '../../content/service-scopes.ts';
import { services } from '../../content/services.ts';
import { color, font, heading, label, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';
import { ServiceLinks } from './ServiceLinks.tsx';

const style = css({
  counterReset: 'service',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '4fr 5fr 3fr',
    counterIncrement: 'service',
    borderBottom: rule.cell,
    '&:last-of-type': { borderBottom: 0 },
    '&:target': { background: color.white, '--ground': color.white },
  },
  '& h4': { ...label, marginBottom: '8px', fontWeight: 500 },
  // The drawing over the plants, what is included beside both.
  [media.tablet]: { '& > li': { gridTemplateColumns: '5fr 7fr', gridTemplateRows: 'auto 1fr' } },
  [media.phone]: { '& > li': { display: 'block', position: 'relative', padding: `24px ${size.cellPhone}` } },
});

const drawingStyle = css({
  alignSelf: 'center',
  padding: `32px ${size.cell}`,
  '& svg': { maxWidth: '440px' },
  [media.belowWide]: { '& svg': { fontSize: '16px' } },
  [media.belowDesktop]: { '& svg': { '--labels': 'hidden' } },
  [media.tablet]: { padding: `36px 20px 0 ${size.cell}` },
  [media.phone]: {
    // Small, beside the title.
    position: 'absolute',
    top: '24px',
    left: size.cellPhone,
    width: '28%',
    padding: 0,
  },
});

const featuresStyle = css({
  padding: `40px ${size.cell} 40px`,
  borderLeft: rule.cell,
  '& h3': {
    ...heading,
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    alignItems: 'center',
    gap: '16px',
    marginBottom: '20px',
    fontSize: '36px',
    '&::before': { ...numberBadge, content: 'counter(service) / ""' },
  },
  '& h4, & ul': { marginLeft: '56px' },
  '& ul': { maxWidth: '38em' },
  '& li': { padding: '8px 0', borderTop: rule.cell },
  [media.tablet]: { gridArea: '1 / 2 / 3', padding: `36px ${size.cell} 36px 20px`, '& h3': { fontSize: '32px' } },
  [media.phone]: {
    padding: 0,
    border: 0,
    '& h3': {
      gridTemplateColumns: '30px 1fr',
      gap: '10px',
      // As high as the drawing.
      minHeight: 'max(66px, 17vw)',
      margin: '0 0 16px calc(28% + 20px)',
      fontSize: 'clamp(22px, 7vw, 28px)',
    },
    '& h3::before': { width: '30px', height: '30px', fontSize: '16px' },
    '& h4, & ul': { marginLeft: 0 },
    '& h4': { marginBottom: '6px' },
  },
});

const industriesStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `40px ${size.cell} 36px`,
  borderLeft: rule.cell,
  '& ul': { marginBottom: '24px' },
  '& li': { fontSize: '21px', fontWeight: 600, lineHeight: 1.4, fontStretch: font.condensed },
  [media.tablet]: { padding: `24px 20px 32px ${size.cell}`, border: 0 },
  [media.phone]: {
    display: 'block',
    padding: 0,
    border: 0,
    '& h4': { marginTop: '20px' },
    '& ul': { marginBottom: '16px' },
    '& li': { display: 'inline-block', marginRight: '16px', fontSize: '19px' },
  },
});

export interface ServiceDetailCardsProps {
  /** What stands over the lists. */
  featuresLabel: string;
  industriesLabel: string;
}

/** What each service includes, which plants ask for it, and the way to the form with the service filled in. */
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
