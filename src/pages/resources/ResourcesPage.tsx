import { css } from '@emotion/react';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { GuideList } from './GuideList.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useSite } from '../../SiteContext.ts';
import { ToolTable } from './ToolTable.tsx';
import { useStyle } from '../../useStyle.ts';
import { resources } from '../../content/resources.ts';
import { heading, media, rule, size } from '../../theme.ts';

export function ResourcesPage() {
  const { guides, tools, whyUs, callToAction } = resources;
  const [request, talk] = callToAction.actions;
  return (
    <>
      <Section label="Introduction">
        <PageHeading name={resources.summary.name} title={resources.heading} lead={resources.lead}>
          <ButtonLink href="#service-guides" kind="solid">
            {guides.heading}
          </ButtonLink>
        </PageHeading>
        <Stats />
      </Section>
      <Section id="service-guides" labelledBy="guides">
        <SectionHead id="guides" title={guides.heading}>
          {guides.lead}
        </SectionHead>
        <NoScriptNote />
        <GuideList />
      </Section>
      <Section labelledBy="tools">
        <SectionHead id="tools" name="Tools" title={tools.heading}>
          {tools.lead}
        </SectionHead>
        <ToolTable />
      </Section>
      <Section labelledBy="why-us">
        <SectionHead id="why-us" name="Why us" title={whyUs.heading}>
          Four notes that hold for every guide and every sheet.
        </SectionHead>
        <NumberedList notes={whyUs.points} />
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
  // As wide as the figure, so that the dimension line measures it and not the column.
  '& li > div': { display: 'inline-block' },
  '& b': {
    ...heading,
    display: 'block',
    fontSize: 'min(8.4vw, 122px)',
    fontWeight: 560,
    lineHeight: 0.86,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, auto)', '& li': { paddingRight: '20px' } },
  [media.phone]: {
    gridTemplateColumns: '2fr 3fr',
    '& li': { padding: `24px ${size.cellPhone}` },
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
