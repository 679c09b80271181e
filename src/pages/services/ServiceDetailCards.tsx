import serviceSprite from 'drawings:services';
import { Fragment } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Hidden } from '../../components/Hidden.tsx';
import { cardLink } from '../../content/company/contact-links.ts';
import { servicesOverview } from '../../content/pages/services.ts';
import { servicePath } from '../../content/services/service.ts';
import { services } from '../../content/services/services.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, lettering, media, rule, gridLines, size, space, typography, numberBadge, silent } from '../../theme.ts';

const column = { padding: `36px ${space.cell}`, borderLeft: rule.cell } as const;
const label = { marginBottom: '8px' } as const;
/** Aligns with the words of the title. */
const underTitle = { marginLeft: '56px', [media.phone]: { clear: 'left', marginLeft: 0 } } as const;

const styles = {
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
    counterIncrement: 'service',
    ...gridLines.between,
    '&:target': { background: color.white, '--ground': color.white },
    // The drawing is above the industries, and the features are beside both.
    [media.tablet]: { gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)' },
    // The title is beside a small drawing, and the rest is below.
    [media.phone]: { display: 'block', padding: `24px ${space.cell}` },
  },
  figure: {
    alignSelf: 'center',
    maxWidth: '440px',
    padding: `36px 20px 20px ${space.cell}`,
    [media.phone]: { float: 'left', width: '28%', padding: 0, marginRight: '20px' },
  },
  features: [column, { [media.tablet]: { gridArea: '1 / 2 / 3' }, [media.phone]: { padding: 0, border: 0 } }],
  title: {
    ...typography.entryTitle,
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    marginBottom: '20px',
    '&::before': { ...numberBadge, flex: 'none', content: silent('counter(service)') },
    [media.phone]: { ...typography.cardTitle, flexDirection: 'column', alignItems: 'start', gap: '8px' },
  },
  featuresLabel: [label, underTitle],
  featureList: [{ '& > li': { padding: '8px 0', borderTop: rule.cell } }, underTitle],
  industries: [
    column,
    {
      display: 'flex',
      flexDirection: 'column',
      [media.upToTablet]: { border: 0 },
      [media.tablet]: { padding: `0 20px 32px ${space.cell}` },
      [media.phone]: { padding: '20px 0 0' },
    },
  ],
  industriesLabel: label,
  industryList: {
    ...typography.condensed,
    marginBottom: 'auto',
    [media.phone]: { '& > li': { display: 'inline-block', marginRight: '16px' } },
  },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    // Keeps the button's height beside a card with two lines of links.
    alignContent: 'start',
    gap: '8px 24px',
    paddingTop: '20px',
    [media.print]: { alignItems: 'center' },
  },
  pageLink: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    fontWeight: 600,
    [media.phone]: { flexGrow: 1 },
    // Printed addresses follow the words in the same line.
    [media.print]: { display: 'block', minHeight: 0 },
  },
} satisfies Styles;

const drawingStyle: Style = { fontSize: lettering.more, [media.upToTablet]: { '--labels': 'hidden' } };
const requestStyle: Style = { [media.phone]: { flexGrow: 1 }, [media.print]: { display: 'block' } };

/** The features and industries of each service, with a link to the form for the service. */
export function ServiceDetailCards() {
  const { featuresLabel, industriesLabel } = servicesOverview.list;
  const classes = useStyles(styles);
  return (
    <ol>
      {services.map(({ option, title, slug, hasPage, features, industries }) => (
        <li key={option} id={option} className={classes.card}>
          <figure className={classes.figure}>
            <Drawing sprite={serviceSprite} name={option} style={drawingStyle} />
          </figure>
          <div className={classes.features}>
            <h3 className={classes.title}>{title}</h3>
            <h4 className={classes.featuresLabel}>{featuresLabel}</h4>
            <ul className={classes.featureList}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <section className={classes.industries}>
            <h4 className={classes.industriesLabel}>{industriesLabel}</h4>
            <ul className={classes.industryList}>
              {industries.map(({ slug: industry, title: name }) => (
                <Fragment key={industry}>
                  <li>{name}</li>{' '}
                </Fragment>
              ))}
            </ul>
            <p className={classes.links}>
              <ButtonLink href={cardLink({ title })} style={requestStyle}>
                Request this service
                <Hidden>{`: ${title}`}</Hidden>
              </ButtonLink>{' '}
              {hasPage && (
                <a href={servicePath({ slug })} className={classes.pageLink}>
                  More about this service
                  <Hidden>{`: ${title}`}</Hidden>
                </a>
              )}
            </p>
          </section>
        </li>
      ))}
    </ol>
  );
}
