import serviceSprite from 'drawings:shared/services';
import { CardLinks } from '../../components/CardLinks.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import { contactLink } from '../../content/contact-link.ts';
import { serviceScopes } from '../../content/service-scopes.ts';
import { servicesOverview } from '../../content/services-overview.ts';
import { services } from '../../content/services.ts';
import { slugFromTitle } from '../../content/slug.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, lettering, media, rule, space, type } from '../../theme.ts';

const style: Style = {
  counterReset: 'service',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
    counterIncrement: 'service',
    '&:target': { background: color.white, '--ground': color.white },
  },
  '& > li + li': { borderTop: rule.cell },
  '& figure': { alignSelf: 'center', maxWidth: '440px', padding: `36px 20px 20px ${space.cell}` },
  '& svg': { fontSize: lettering.more },
  '& div, & footer': { padding: `36px ${space.cell}`, borderLeft: rule.cell },
  '& h3': {
    ...type.heading,
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    alignItems: 'center',
    gap: '16px',
    marginBottom: '20px',
    '&::before': { ...numberBadge, content: 'counter(service) / ""' },
  },
  '& h3 ~ *': { marginLeft: '56px' },
  '& h4': { marginBottom: '8px' },
  '& div li': { padding: '8px 0', borderTop: rule.cell },
  '& footer': { display: 'flex', flexDirection: 'column' },
  '& footer ul': { ...type.value, marginBottom: 'auto' },
  '& p': { paddingTop: '20px' },
  [media.belowDesktop]: { '--labels': 'hidden', '& footer': { border: 0 } },
  // The drawing is above the industries, and the features are beside both.
  [media.tablet]: {
    '& > li': { gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)' },
    '& div': { gridArea: '1 / 2 / 3' },
    '& footer': { padding: `0 20px 32px ${space.cell}` },
  },
  // The title is beside a small drawing, and the rest is below them.
  [media.phone]: {
    '& > li': { display: 'block', padding: `24px ${space.cell}` },
    '& figure': { float: 'left', width: '28%', padding: 0, marginRight: '20px' },
    '& div': { padding: 0, border: 0 },
    '& h3': { ...type.card, gridTemplateColumns: '1fr', gap: '8px' },
    '& h3 ~ *': { clear: 'left', marginLeft: 0 },
    '& footer': { padding: '20px 0 0' },
    '& footer li': { display: 'inline-block', marginRight: '16px' },
  },
};

/** The features and industries of each service, and a link to the form with the service filled in. */
export function ServiceDetailCards() {
  const { featuresLabel, industriesLabel } = servicesOverview.list;
  return (
    <ol className={useStyle(style)}>
      {services.map(({ option, title, slug }) => (
        <li key={option} id={option}>
          <figure>
            <Drawing sprite={serviceSprite} name={option} />
          </figure>
          <div>
            <h3>{title}</h3>
            <h4>{featuresLabel}</h4>
            <ul>
              {serviceScopes[option].features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <footer>
            <h4>{industriesLabel}</h4>
            <ul>
              {serviceScopes[option].industries.map((industry) => (
                <li key={industry}>{industry}</li>
              ))}
            </ul>
            <CardLinks
              title={title}
              action={{ href: contactLink({ service: slugFromTitle(title) }), text: 'Ask for this service' }}
              page={slug ? { href: `/services/${slug}`, text: 'Steps, limits and tools' } : undefined}
            />
          </footer>
        </li>
      ))}
    </ol>
  );
}
