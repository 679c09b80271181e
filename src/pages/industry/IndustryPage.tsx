import industrySprite from 'drawings:industries';
import serviceSprite from 'drawings:services';
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
import { servicePath } from '../../content/services/service.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, gridLines, linkUnderline, media, space, stretchedLink } from '../../theme.ts';

const styles = {
  entry: sideHeading.root,
  entryList: [sideHeading.content, { padding: `${space.head} ${space.cell}` }],
  service: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'clamp(88px, 11vw, 150px) minmax(170px, 3fr) 6fr',
    alignItems: 'center',
    columnGap: '20px',
    padding: `16px ${space.cell}`,
    ...gridLines.between,
    '&:hover': { background: color.white, '--ground': color.white },
    [media.phoneOrPaper]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
  },
  link: { ...linkUnderline, '&::after': stretchedLink },
  text: { maxWidth: '44em', [media.phoneOrPaper]: { gridColumn: 2 } },
} satisfies Styles;

const drawingStyle: Style = { '--labels': 'hidden', [media.phoneOrPaper]: { gridRow: '1 / 3' } };

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
          <SectionTitle title="Entry rules for our crew" style={sideHeading.title} />
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
        <ul>
          {content.services.map(({ service, text }) => (
            <li key={service.option} className={classes.service}>
              <Drawing sprite={serviceSprite} name={service.option} style={drawingStyle} />
              <h3>
                <a
                  href={service.hasPage ? servicePath(service) : `/services#${service.option}`}
                  className={classes.link}
                >
                  {service.title}
                </a>
              </h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section titleId="handover">
        <SentenceGrid title="Records you get" lines={content.handover} marks="sheets" />
      </Section>
      <FaqSection hiringLink title="Questions plants ask" questions={content.questions} />
      <CallToAction title={content.closing.heading} text={content.closing.text} action={action} />
    </>
  );
}
