import { css } from '@emotion/react';
import industrySprite from 'drawings:industries';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Highlights } from './Highlights.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Testimonials } from './Testimonials.tsx';
import { useStyle } from '../../useStyle.ts';
import { home } from '../../content/home.ts';
import { industries } from '../../content/industries.ts';
import { services } from '../../content/services.ts';
import { testimonials } from '../../content/testimonials.ts';
import { industryLink } from '../../content/industry-link.ts';
import { color, heading, media, rule, size } from '../../theme.ts';

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Section label="In figures">
        <Highlights figures={home.highlights} />
      </Section>
      <Section labelledBy="services">
        <SectionHead id="services" title={home.services.heading}>
          {home.services.lead}
        </SectionHead>
        <ServiceCards services={services} />
      </Section>
      <Section labelledBy="industries">
        <SectionHead id="industries" title={home.industries.heading}>
          {home.industries.lead}
        </SectionHead>
        <IndustryTiles />
      </Section>
      <Section labelledBy="testimonials">
        <Testimonials id="testimonials" title={home.testimonials.heading} testimonials={testimonials} />
      </Section>
      <CallToAction title={home.callToAction.heading} text={home.callToAction.text} />
    </>
  );
}

const tilesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& li': {
    position: 'relative',
    padding: `24px ${size.cell} 28px`,
    borderRight: rule.cell,
    borderBottom: rule.cell,
    '&:nth-of-type(4n)': { borderRight: 0 },
    '&:nth-last-of-type(-n + 4)': { borderBottom: 0 },
    '&:hover': { background: color.white, '--ground': color.white },
  },
  '& svg': { maxWidth: '270px', marginBottom: '16px' },
  '& h3': { ...heading, fontSize: '27px', marginBottom: '8px' },
  '& a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& li:hover a': { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
  '& p': { fontSize: '16px', color: color.steel7 },
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li': {
      padding: `18px ${size.cellPhone}`,
      '&:nth-of-type(2n)': { borderRight: 0 },
      '&:nth-last-of-type(-n + 4)': { borderBottom: rule.cell },
      '&:nth-last-of-type(-n + 2)': { borderBottom: 0 },
    },
    '& h3': { fontSize: '22px', marginBottom: 0 },
    '& p': { display: 'none' },
  },
});

function IndustryTiles() {
  return (
    <ul className={useStyle(tilesStyle)}>
      {industries.map((industry) => (
        <li key={industry.slug}>
          <Drawing sprite={industrySprite} name={industry.slug} />
          <h3>
            <a href={industryLink(industry)}>{industry.title}</a>
          </h3>
          <p>{industry.summary}</p>
        </li>
      ))}
    </ul>
  );
}
