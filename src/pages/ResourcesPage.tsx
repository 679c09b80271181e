import { css } from '@emotion/react';
import { Button } from '../components/Button.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { DimensionLine } from '../components/DimensionLine.tsx';
import { GeneralNotes } from '../components/GeneralNotes.tsx';
import { GuideRegister } from '../components/GuideRegister.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import { useSite } from '../components/SiteContext.ts';
import { ToolSchedule } from '../components/ToolSchedule.tsx';
import { useStyle } from '../components/useStyle.ts';
import { resources } from '../content/resources.ts';
import { heading, media, rule, size } from '../theme.ts';
import type { Page } from './page.ts';

export const page: Page = { summary: resources.summary, Content: ResourcesPage };

function ResourcesPage() {
  const { guides, tools, whyUs, callToAction } = resources;
  const [request, talk] = callToAction.actions;
  return (
    <>
      <Section label="Introduction">
        <PageHead title={resources.heading} lead={resources.lead}>
          <ButtonLink href="#service-guides" kind="solid">
            {guides.heading}
          </ButtonLink>
        </PageHead>
        <Stats />
      </Section>
      <Section id="service-guides" labelledBy="guides">
        <SectionHead id="guides" title={guides.heading}>
          {guides.lead}
        </SectionHead>
        <NoScriptNote />
        <GuideRegister />
      </Section>
      <Section labelledBy="tools">
        <SectionHead id="tools" title={tools.heading}>
          {tools.lead}
        </SectionHead>
        <ToolSchedule />
      </Section>
      <Section labelledBy="why-us">
        <SectionHead id="why-us" title={whyUs.heading}>
          Four notes that hold for every guide and every sheet.
        </SectionHead>
        <GeneralNotes notes={whyUs.points} />
      </Section>
      <CallToAction title={callToAction.heading} text={callToAction.text}>
        <Button kind="amber">{request}</Button>
        <Button>{talk}</Button>
      </CallToAction>
    </>
  );
}

const statsStyle = css({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr 4fr',
  borderTop: rule.frame,
  '& li': { padding: `36px ${size.cell} 40px`, borderRight: rule.cell, '&:last-of-type': { borderRight: 0 } },
  // The figure's own width carries the dimension line.
  '& li > div': { display: 'inline-block' },
  '& b': {
    ...heading,
    display: 'block',
    fontSize: 'clamp(72px, 8.4vw, 122px)',
    fontWeight: 560,
    lineHeight: 0.86,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  [media.phone]: { '& li': { padding: `24px ${size.cellPhone}` } },
  '@media (max-width: 560px)': {
    gridTemplateColumns: '2fr 3fr',
    '& li:nth-of-type(1)': { gridColumn: '1 / -1', borderRight: 0, borderBottom: rule.cell },
    '& b': { fontSize: 'clamp(56px, 18vw, 96px)' },
  },
});

function Stats() {
  return (
    <ul className={useStyle(statsStyle)}>
      {resources.stats.map(({ value, label }) => (
        <li key={label}>
          <div>
            <b>{value}</b> <DimensionLine>{label}</DimensionLine>
          </div>
        </li>
      ))}
    </ul>
  );
}

const noScriptStyle = css({
  padding: `20px ${size.cell}`,
  borderBottom: rule.cell,
  [media.phone]: { padding: `20px ${size.cellPhone}` },
});

function NoScriptNote() {
  const { email } = useSite();
  const className = useStyle(noScriptStyle);
  return (
    <noscript>
      <p className={className}>
        A script in this page builds the files, and your browser runs none. Ask for a guide at{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
