import industrySprite from 'drawings:industries';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { Figures } from '../../components/Figures.tsx';
import { Hero } from '../../components/Hero.tsx';
import { inFours, wrapGrid } from '../../components/layouts.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { claims } from '../../content/company/claims.ts';
import { company } from '../../content/company/company.ts';
import { contactLink } from '../../content/company/contact-links.ts';
import { practice } from '../../content/company/practice.ts';
import { testimonials } from '../../content/company/testimonials.ts';
import { industries } from '../../content/industries/industries.ts';
import { industryLink } from '../../content/industries/industry.ts';
import { home } from '../../content/pages/home.ts';
import { services } from '../../content/services/services.ts';
import type { Page } from '../../page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, typography } from '../../theme.ts';
import { PlantDrawing } from './PlantDrawing.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Testimonials } from './Testimonials.tsx';

const styles = {
  /** The industries as named drawings. */
  tiles: [wrapGrid.list, inFours, { [media.phone]: { '--cell-width': '40%' } }],
  tile: {
    ...wrapGrid.linkedCell,
    '& > h3': {
      marginBottom: '8px',
      // The longest name must fit on one line.
      [media.phone]: { fontSize: typography.condensed.fontSize, marginBottom: 0 },
    },
    '& > p': { ...typography.note, color: mutedColor, [media.phone]: { display: 'none' } },
    // The drawings are beside their words.
    [media.tablet]: { display: 'grid', gridTemplate: 'auto 1fr / 1fr 2fr', columnGap: '16px' },
  },
  link: wrapGrid.link,
} satisfies Styles;

const drawingStyle: Style = { maxWidth: '270px', marginBottom: '16px', [media.tablet]: { gridRow: '1 / 3' } };

function HomePage() {
  const classes = useStyles(styles);
  return (
    <>
      {/* The promise, both links to the form, and a drawing with a number per service. */}
      <Hero
        name={home.summary.name}
        title={home.heading}
        lead={home.lead}
        actions={
          <>
            <EmergencyButton>{home.actions.emergency}</EmergencyButton>{' '}
            <ButtonLink href={contactLink()}>{home.actions.quote}</ButtonLink>
          </>
        }
        drawing={<PlantDrawing />}
        titleBlock={[
          ['Based in', `${company.address.town}, ${company.address.state}`],
          ['Tolerance', `${claims.alignmentTolerance} in`],
          ['Lifting', practice.lifting],
          ['Emergency', `under ${claims.emergencyResponse.text}`],
        ]}
      />
      <Section label="In numbers">
        <Figures figures={home.highlights} />
      </Section>
      <Section titleId="services">
        <SectionHead title={home.services.heading}>{home.services.lead}</SectionHead>
        <ServiceCards services={services} />
      </Section>
      <Section titleId="industries">
        <SectionHead name="Industries" title={home.industries.heading}>
          {home.industries.lead}
        </SectionHead>
        {/* Each industry links to its page, or to its card on the overview. */}
        <ul className={classes.tiles}>
          {industries.map((industry) => (
            <li key={industry.slug} className={classes.tile}>
              <Drawing sprite={industrySprite} name={industry.slug} style={drawingStyle} />
              <h3>
                <a href={industryLink(industry)} className={classes.link}>
                  {industry.title}
                </a>
              </h3>
              <p>{industry.summary}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section titleId="testimonials">
        <SectionHead name="Testimonials" title={home.testimonials.heading} />
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToAction title={home.callToAction.heading} text={home.callToAction.text} />
    </>
  );
}

export const { Component, summary } = { Component: HomePage, summary: home.summary } satisfies Page;
