import serviceSprite from 'drawings:services';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { CellGrid, SentenceGrid } from '../../components/CellGrid.tsx';
import { Checklist } from '../../components/Checklist.tsx';
import { TableWithNote } from '../../components/DataTable.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { FaqSection } from '../../components/Faq.tsx';
import { Hero } from '../../components/Hero.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { linkNames } from '../../content/company/link-names.ts';
import type { ServicePageContent } from '../../content/services/service-page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, rule, space, typography } from '../../theme.ts';
import { layoutOf, type ServiceSection } from './service-layouts.tsx';
import { StepTimeline } from './StepTimeline.tsx';

const styles = {
  /** Our tools for the job, beside the plant's preparations. */
  toolsAndPreparation: { display: 'grid', gridTemplateColumns: '7fr 5fr', [media.phone]: { display: 'block' } },
  tools: { padding: `${space.head} ${space.cell}` },
  tool: {
    padding: '12px 0',
    borderTop: rule.cell,
    '& > dt': { ...typography.condensed, color: 'inherit' },
    '& > dd': { ...typography.note, color: mutedColor },
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '24px' },
  },
  preparation: {
    padding: `${space.head} ${space.cell}`,
    borderLeft: rule.cell,
    [media.phone]: { borderLeft: 0, borderTop: rule.cell },
  },
} satisfies Styles;

const titleStyle: Style = { ...typography.sideTitle, marginBottom: space.row };

interface ServicePageProps {
  content: ServicePageContent;
  /** An additional section after the figures. */
  tool?: ReactNode;
}

export function ServicePage({ content, tool }: ServicePageProps) {
  const classes = useStyles(styles);
  const { slug, title, option } = content.service;
  const layout = layoutOf(slug);
  const drawing = typeof layout.drawing === 'function' ? layout.drawing(content.figures) : layout.drawing;
  const ground = (section: ServiceSection) => (section === layout.dark ? 'ink' : undefined);
  const action = { href: contactLink({ service: option }), text: linkNames.quote };

  // The layout places these two.
  const figures = (
    <Fragment key="figures">
      <Section titleId="figures" ground={ground('figures')}>
        <TableWithNote titleId="figures" table={content.figures} />
      </Section>
      {tool}
    </Fragment>
  );
  const signs = (
    <Section key="signs" titleId="signs" ground={ground('signs')}>
      <SentenceGrid title="Signs it’s time to call" lines={content.callWhen} marks="flags" />
    </Section>
  );

  return (
    <>
      <Hero
        overview="/services"
        name={title}
        title={content.heading}
        lead={content.lead}
        arrangement={layout.arrangement}
        titleBlock={content.titleBlock}
        drawing={drawing ?? <Drawing sprite={serviceSprite} name={option} />}
        actions={
          <>
            <ButtonLink href={action.href} kind="solid">
              {action.text}
            </ButtonLink>{' '}
            <ButtonLink href="#figures">{content.figuresLink}</ButtonLink>
          </>
        }
      />
      {layout.first.map((section) => (section === 'figures' ? figures : signs))}
      <Section titleId="scope" ground={ground('scope')}>
        <CellGrid title="What the work includes" columns={3} cells={content.scope} />
      </Section>
      <Section titleId="steps" ground={ground('steps')}>
        {layout.steps === 'line' ? (
          <StepTimeline steps={content.steps} />
        ) : (
          <CellGrid name="Process" title="How the job runs" columns={4} cells={content.steps} marks="steps" />
        )}
      </Section>
      {!layout.first.includes('figures') && figures}
      <Section titleId="tools prepare" ground={ground('preparation')}>
        <div className={classes.toolsAndPreparation}>
          <div className={classes.tools}>
            <SectionTitle id="tools" title="What we bring" style={titleStyle} />
            <dl>
              {content.tools.map((point) => (
                <div key={point.title} className={classes.tool}>
                  <dt>{point.title}</dt> <dd>{point.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={classes.preparation}>
            <SectionTitle id="prepare" title="What to have ready" style={titleStyle} />
            <Checklist items={content.prepare} />
          </div>
        </div>
      </Section>
      {!layout.first.includes('signs') && signs}
      <Section titleId="handover" ground={ground('handover')}>
        <SentenceGrid title="Records you get" lines={content.handover} marks="sheets" />
      </Section>
      <Section titleId="industries" ground={ground('industries')}>
        <IndustryJobs title="Typical jobs by industry" jobs={content.industries} />
      </Section>
      <FaqSection hiringLink title="Questions planners ask" questions={content.questions} />
      <CallToAction title={content.closing.heading} text={content.closing.text} action={action} />
    </>
  );
}
