import serviceSprite from 'drawings:services';
import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { CellGrid, SentenceGrid } from '../components/CellGrid.tsx';
import { Checklist } from '../components/Checklist.tsx';
import { DataTable, TableNote } from '../components/DataTable.tsx';
import { DimensionLine } from '../components/DimensionLine.tsx';
import { Drawing } from '../components/Drawing.tsx';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { Faq } from '../components/Faq.tsx';
import { Figures } from '../components/Figures.tsx';
import { Hero } from '../components/Hero.tsx';
import { Hidden } from '../components/Hidden.tsx';
import { Icon } from '../components/Icon.tsx';
import { IndustryJobs } from '../components/IndustryJobs.tsx';
import { NumberedList } from '../components/NumberedList.tsx';
import { SafetyFigures } from '../components/SafetyFigures.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { SideHeadingGrid } from '../components/SideHeadingGrid.tsx';
import { TitleBlock } from '../components/TitleBlock.tsx';
import { industries } from '../content/industries/industries.ts';
import { servicesOverview } from '../content/pages/services.ts';
import type { Page } from '../page.ts';

const points = ['First', 'Second', 'Third'].map((title) => ({ title, text: 'A sentence says what is done.' }));
const figures = [1, 2, 3].map((count) => ({ value: `${count}0`, label: 'hours', text: 'How it is counted.' }));
const rows = ['Offset', 'Angularity'].map((name) => [name, '0.5 mils', '1.0 mils']);
const drawing = <Drawing sprite={serviceSprite} name="consultation" />;

/** The shared components in each of their kinds, by the names to import. */
const parts: Readonly<Record<string, ReactNode>> = {
  'ButtonLink, Button': (['outline', 'solid', 'amber', 'emergency'] as const).map((kind) => (
    <p key={kind}>
      <ButtonLink href="/parts" kind={kind}>
        {kind}
      </ButtonLink>{' '}
      <Button kind={kind}>{kind}</Button>
    </p>
  )),
  Icon: (
    ['logo', 'menu', 'close', 'phone', 'mail', 'warning', 'check', 'file', 'plus', 'minus', 'stop', 'arrow-up'] as const
  ).map((name) => <Icon key={name} name={name} />),
  Hero: (['above', 'corner', 'right', 'left', 'narrow'] as const).map((arrangement) => (
    <Hero
      key={arrangement}
      title={arrangement}
      lead="A lead of one sentence."
      actions={<ButtonLink href="/parts">An action</ButtonLink>}
      label={arrangement}
      titleBlock={[['Scale', '1:50']]}
      {...{ arrangement, drawing }}
    />
  )),
  Figures: (['row', 'column', 'columns', 'words', 'drawn'] as const).map((arrangement) => (
    <Figures key={arrangement} {...{ arrangement, figures }} />
  )),
  SafetyFigures: <SafetyFigures stats={servicesOverview.safety.stats} />,
  'SectionHead, HeadingWords': (
    <SectionHead name="The plain name" title="A headline">
      A lead of one sentence.
    </SectionHead>
  ),
  EmergencyButton: <EmergencyButton>Request</EmergencyButton>,
  CellGrid: (['none', 'drawings', 'flags', 'steps', 'sheets'] as const).map((marks) => (
    <CellGrid
      key={marks}
      title={marks}
      columns={3}
      cells={points.map((point) => ({ ...point, drawing: marks === 'drawings' && drawing }))}
      marks={marks}
    />
  )),
  SentenceGrid: <SentenceGrid title="Sentences" lines={points.map(({ text }) => text)} marks="flags" />,
  IndustryJobs: (
    <IndustryJobs title="Jobs" jobs={industries.slice(0, 2).map((industry) => ({ industry, job: 'A job.' }))} />
  ),
  DataTable: (['words', 'figures', 'inTime'] as const).map((kind) => (
    <DataTable key={kind} titleId="DataTable" columns={['Value', 'Excellent', 'Acceptable']} {...{ kind, rows }} />
  )),
  TableNote: <TableNote>When the figures hold.</TableNote>,
  Hidden: <Hidden>For screen readers.</Hidden>,
  SideHeadingGrid: <SideHeadingGrid title="Beside its points" points={points} />,
  NumberedList: <NumberedList notes={points} />,
  Checklist: <Checklist items={points.map(({ text }) => text)} />,
  Faq: <Faq questions={points.map(({ title, text }) => ({ question: `${title}?`, answer: text }))} />,
  TitleBlock: <TitleBlock rows={points.map(({ title, text }) => [title, text])} />,
  DimensionLine: <DimensionLine>17 in</DimensionLine>,
  CallToAction: <CallToAction title="The end of a page" text="What to do next." />,
};

/** Shows every part that pages share. Only the development server has the page. */
function PartsPage() {
  return Object.entries(parts).map(([name, kinds]) => (
    <Section key={name} titleId={name.replace(/,.*/, '')}>
      <SectionHead title={name} />
      {kinds}
    </Section>
  ));
}

export const partsPage: Page = {
  Component: PartsPage,
  summary: { name: 'Parts', description: 'The shared components in each of their kinds.', keywords: [] },
  noindex: true,
};
