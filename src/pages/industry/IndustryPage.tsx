import industrySprite from 'drawings:shared/industries';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { CellGrid, SentenceGrid } from '../../components/CellGrid.tsx';
import { Checklist } from '../../components/Checklist.tsx';
import { TableWithNote } from '../../components/DataTable.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { FaqSection } from '../../components/Faq.tsx';
import { Hero } from '../../components/Hero.tsx';
import { sideHeading } from '../../components/layouts.ts';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { linkNames } from '../../content/company/link-names.ts';
import type { IndustryPageContent } from '../../content/industries/industry-page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { space } from '../../theme.ts';
import { IndustryServices } from './IndustryServices.tsx';

const styles = {
  entry: sideHeading.root,
  entryList: [sideHeading.content, { padding: `${space.head} ${space.cell}` }],
} satisfies Styles;

const entryTitleStyle: Style = sideHeading.title;

export function IndustryPage({ content }: { content: IndustryPageContent }) {
  const classes = useStyles(styles);
  const { slug, title, option, plant } = content.industry;
  const action = { href: contactLink({ service: option }), text: linkNames.quote };
  return (
    <>
      <Hero
        overview="/industries"
        name={title}
        title={content.heading}
        lead={content.lead}
        arrangement="right"
        titleBlock={content.titleBlock}
        drawing={<Drawing sprite={industrySprite} name={slug} />}
        actions={
          <>
            <ButtonLink href={action.href} kind="solid">
              {action.text}
            </ButtonLink>{' '}
            <ButtonLink href="#window">See a job hour by hour</ButtonLink>
          </>
        }
      />
      <Section titleId="conditions">
        <CellGrid title={`What’s different in a ${plant}`} columns={2} cells={content.conditions} />
      </Section>
      <Section titleId="window" ground="ink">
        <TableWithNote titleId="window" table={content.window} />
      </Section>
      <Section titleId="entry">
        <div className={classes.entry}>
          <SectionTitle title="Entry rules for our crew" style={entryTitleStyle} />
          <div className={classes.entryList}>
            <Checklist items={content.entry} />
          </div>
        </div>
      </Section>
      <Section titleId="equipment">
        <CellGrid title="Machines we work on" columns={4} cells={content.equipment} />
      </Section>
      <Section titleId="services">
        <SectionHead title={`Our services in a ${plant}`} />
        <IndustryServices entries={content.services} />
      </Section>
      <Section titleId="handover">
        <SentenceGrid title="Records you get" lines={content.handover} marks="sheets" />
      </Section>
      <FaqSection hiringLink title="Questions plants ask" questions={content.questions} />
      <CallToAction title={content.closing.heading} text={content.closing.text} action={action} />
    </>
  );
}
