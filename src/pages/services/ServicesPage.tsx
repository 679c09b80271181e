import serviceSprite from 'drawings:services';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { FaqSection } from '../../components/Faq.tsx';
import { Hero } from '../../components/Hero.tsx';
import { SafetyFigures } from '../../components/SafetyFigures.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { hiring } from '../../content/company/hiring.ts';
import { servicesOverview } from '../../content/pages/services.ts';
import { services } from '../../content/services/services.ts';
import type { Page } from '../../page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, media, typography, numberBadge, silent } from '../../theme.ts';
import { ProcessSteps } from './ProcessSteps.tsx';
import { ServiceDetailCards } from './ServiceDetailCards.tsx';

const line = `1px solid ${color.steel7}`;

const styles = {
  /** Small drawings of all services, with links to the services' sections. */
  index: { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
  entry: {
    flex: '1 0 calc(11% - 1px)',
    counterIncrement: 'service',
    borderLeft: line,
    borderTop: line,
    margin: '-1px 0 0 -1px',
    [media.upToTablet]: { flexBasis: 'calc(33% - 1px)' },
  },
  link: {
    ...typography.condensed,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '14px',
    height: '100%',
    maxWidth: '240px',
    padding: '28px 14px 20px',
    fontSize: typography.text.fontSize,
    lineHeight: 1.15,
    textDecoration: 'none',
    '&::before': {
      ...numberBadge,
      content: silent('counter(service)'),
      width: '28px',
      height: '28px',
      fontSize: typography.small.fontSize,
    },
    '&:hover': { background: color.deep, '--ground': color.deep },
    '&:focus-visible': { outlineOffset: '-5px' },
    [media.upToTablet]: { gap: '8px', padding: '16px 8px' },
    [media.phone]: { '&::before': { content: 'none' } },
  },
} satisfies Styles;

const drawingStyle: Style = { '--labels': 'hidden' };

function ServicesPage() {
  const classes = useStyles(styles);
  const { summary, heading, lead, actions, list, process, safety } = servicesOverview;
  return (
    <>
      <Hero
        name={summary.name}
        title={heading}
        lead={lead}
        actions={
          <>
            <EmergencyButton>{actions.emergency}</EmergencyButton>{' '}
            <ButtonLink href={contactLink()}>{actions.quote}</ButtonLink>
          </>
        }
      >
        <nav data-screen aria-label="Services on this page" data-ground="ink">
          <ol className={classes.index}>
            {services.map(({ option, title }) => (
              <li key={option} className={classes.entry}>
                <a href={`#${option}`} className={classes.link}>
                  <Drawing sprite={serviceSprite} name={option} style={drawingStyle} />
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Hero>
      <Section titleId="scope">
        <SectionHead title={list.heading}>{list.lead}</SectionHead>
        <ServiceDetailCards />
      </Section>
      <Section titleId="process">
        <SectionHead name="Process" title={process.heading}>
          {process.lead}
        </SectionHead>
        <ProcessSteps />
      </Section>
      <Section titleId="safety">
        <SectionHead title={safety.heading}>{safety.text}</SectionHead>
        <SafetyFigures stats={safety.stats} />
      </Section>
      <FaqSection title={hiring.title} questions={hiring.questions} />
      <CallToAction
        title="Not sure which of the nine?"
        text="Tell us the machine and what it’s doing wrong. A millwright will tell you which service it needs, or which two."
        action={{ href: contactLink(), text: actions.quote }}
      />
    </>
  );
}

export const { Component, summary } = { Component: ServicesPage, summary: servicesOverview.summary } satisfies Page;
