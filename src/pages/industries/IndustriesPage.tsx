import { css } from '@emotion/react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { IndustryCards } from './IndustryCards.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useStyle } from '../../useStyle.ts';
import { industries } from '../../content/industries.ts';
import { industriesOverview } from '../../content/industries-overview.ts';
import { contactLink } from '../../content/contact-link.ts';
import { color, font, media, rule, size } from '../../theme.ts';

export function IndustriesPage() {
  const { heading, lead, list, elsewhere } = industriesOverview;
  return (
    <>
      <Section label="Introduction">
        <PageHeading title={heading} lead={lead}>
          <ButtonLink href={contactLink()} kind="solid">
            {list.action}
          </ButtonLink>
        </PageHeading>
        <IndustryIndex />
      </Section>
      <Section labelledBy="plants">
        <h2 id="plants" className="visually-hidden">
          {list.heading}
        </h2>
        <IndustryCards servicesLabel={list.servicesLabel} challengesLabel={list.challengesLabel} action={list.action} />
      </Section>
      <CallToAction
        title={elsewhere.heading}
        text={elsewhere.text}
        action={{ href: contactLink(), text: elsewhere.action }}
      />
    </>
  );
}

const indexStyle = css({
  borderTop: rule.frame,
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(8, auto)', overflow: 'hidden' },
  '& li': { borderLeft: rule.cell, marginLeft: '-1px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    minHeight: '60px',
    padding: '10px 16px',
    fontSize: '19px',
    fontWeight: 600,
    lineHeight: 1.15,
    fontStretch: font.condensed,
    textDecoration: 'none',
    '&:hover': { background: color.white, textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
  '& li:first-of-type a': { paddingLeft: size.cell },
  '@media (max-width: 1180px)': {
    '& ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& li': { borderTop: rule.cell, marginTop: '-1px' },
  },
  [media.phone]: {
    '& ul': { gridTemplateColumns: '1fr 1fr' },
    '& a, & li:first-of-type a': { minHeight: '52px', padding: `8px ${size.cellPhone}`, fontSize: '18px' },
  },
  [media.print]: { display: 'none' },
});

function IndustryIndex() {
  return (
    <nav aria-label="Industries on this page" className={useStyle(indexStyle)}>
      <ul>
        {industries.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
