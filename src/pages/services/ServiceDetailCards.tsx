import { css } from '@emotion/react';
import serviceSprite from 'drawings:services';
import { serviceScopes } from '../../content/service-scopes.ts';
import { services, type Service } from '../../content/services.ts';
import { contactLink } from '../../content/contact-link.ts';
import { slugFromTitle } from '../../content/slug.ts';
import { color, font, heading, label, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

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
  '& .view': { alignSelf: 'center', padding: `32px ${size.cell}` },
  '& .view svg': { maxWidth: '440px' },
  '& .scope': { padding: `40px ${size.cell} 40px`, borderLeft: rule.cell },
  '& .asked': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: `40px ${size.cell} 36px`,
    borderLeft: rule.cell,
  },
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
  '& h3 a': { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
  '& h4': { ...label, marginBottom: '8px', fontWeight: 500 },
  '& .scope ul': { maxWidth: '60ch', marginLeft: '56px' },
  '& h4.included': { marginLeft: '56px' },
  '& .scope li': { padding: '8px 0', borderTop: rule.cell },
  '& .asked ul': { marginBottom: '24px' },
  '& .asked li': { fontSize: '21px', fontWeight: 600, lineHeight: 1.4, fontStretch: font.condensed },
  '& .links': { display: 'grid', gap: '4px', justifyItems: 'start', marginTop: 'auto' },
  '& .page': { display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 },
  '@media (max-width: 1300px)': { '& .view svg': { fontSize: '16px' } },
  '@media (min-width: 821px) and (max-width: 1100px)': {
    '& > li': { gridTemplateColumns: '3fr 5fr 4fr' },
    '& .view svg': { '--labels': 'hidden' },
  },
  [media.phone]: {
    '& > li': { display: 'block', position: 'relative', padding: `24px ${size.cellPhone}` },
    '& .view, & .scope, & .asked': { padding: 0, border: 0 },
    // The drawing stands small beside the title.
    '& .view': { position: 'absolute', top: '24px', left: size.cellPhone, width: '28%' },
    '& .view svg': { '--labels': 'hidden' },
    '& h3': {
      gridTemplateColumns: '30px 1fr',
      gap: '10px',
      // As high as the drawing.
      minHeight: 'max(66px, 17vw)',
      margin: '0 0 16px calc(28% + 20px)',
      fontSize: 'clamp(22px, 7vw, 28px)',
    },
    '& h3::before': { width: '30px', height: '30px', fontSize: '16px' },
    '& .scope ul, & h4.included': { margin: 0 },
    '& h4.included': { marginBottom: '6px' },
    '& .asked h4': { marginTop: '20px' },
    '& .asked li': { display: 'inline-block', marginRight: '16px', fontSize: '19px' },
    '& .asked ul': { marginBottom: '16px' },
    '& .asked': { display: 'block' },
    '& .links': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  },
  '@media (max-width: 560px)': { '& .links > *': { width: '100%' } },
});

export interface ServiceScopesProps {
  /** What stands over the lists. */
  featuresLabel: string;
  industriesLabel: string;
}

/** What each service includes, which plants ask for it, and the way to the form with the service filled in. */
export function ServiceDetailCards({ featuresLabel, industriesLabel }: ServiceScopesProps) {
  return (
    <ol className={useStyle(style)}>
      {services.map((service) => (
        <li key={service.option} id={service.option}>
          <div className="view">
            <Drawing sprite={serviceSprite} name={service.option} />
          </div>
          <div className="scope">
            <h3>{service.title}</h3>
            <h4 className="included">{featuresLabel}</h4>
            <ul>
              {serviceScopes[service.option].features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <div className="asked">
            <h4>{industriesLabel}</h4>
            <ul>
              {serviceScopes[service.option].industries.map((industry) => (
                <li key={industry}>{industry}</li>
              ))}
            </ul>
            <Links service={service} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Links({ service: { title, slug } }: { service: Service }) {
  const which = <span className="visually-hidden">: {title}</span>;
  return (
    <div className="links">
      <ButtonLink href={contactLink({ service: slugFromTitle(title) })}>
        <span>Ask for this service{which}</span>
      </ButtonLink>
      {slug && (
        <a className="page" href={`/services/${slug}`}>
          <span>Steps, limits and tools{which}</span>
        </a>
      )}
    </div>
  );
}
