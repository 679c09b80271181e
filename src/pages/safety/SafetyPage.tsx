import safetySprite from 'drawings:shared/safety';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Hero } from '../../components/Hero.tsx';
import { PageIndex } from '../../components/PageIndex.tsx';
import { SafetyFigures } from '../../components/SafetyFigures.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SideHeadingGrid } from '../../components/SideHeadingGrid.tsx';
import { contactLink } from '../../contact-form/link.ts';
import { claims } from '../../content/company/claims.ts';
import { safety } from '../../content/pages/safety.ts';
import type { Styles } from '../../styles/useStyles.ts';
import { lettering, media } from '../../theme.ts';
import { Procedures } from './Procedures.tsx';

const childStyles = {
  hasp: { root: { maxWidth: '400px', marginTop: '32px', fontSize: lettering.more, [media.tablet]: { margin: 0 } } },
} satisfies Record<string, Styles>;

export function SafetyPage() {
  const { record, commitments, certifications, procedures, limits } = safety;
  return (
    <>
      <Hero
        name={safety.summary.name}
        title={safety.heading}
        lead={safety.lead}
        actions={<Actions first="solid" />}
        arrangement="right"
        titleBlock={[
          ['Title', 'Safety program, in short'],
          ['Effective', safety.effective],
          ['Check sheets', `${procedures.length}`],
          ['Precedence', 'The stricter site rule'],
        ]}
        drawing={
          <Drawing
            sprite={safetySprite}
            name="lockout"
            label="Three sources of energy, each under a lock: an electrical disconnect, a valve, and a pinned press ram"
          />
        }
      />
      <Section titleId="record">
        <SectionHead name="Record" title="Three figures, and how we count them">
          A number without its definition proves little. These are ours.
        </SectionHead>
        <SafetyFigures stats={record} drawnOnPhones />
      </Section>
      <Section titleId="commitments" ground="ink">
        <SideHeadingGrid
          name="Commitments"
          title="On every job"
          points={commitments}
          drawing={
            <Drawing
              sprite={safetySprite}
              name="hasp"
              label="A lockout hasp that holds six padlocks, one for each person"
              styles={childStyles.hasp}
            />
          }
        />
      </Section>
      <Section titleId="certifications">
        <DataTable
          caption={
            <SectionHead name="Certifications" title="Cards the crew carries">
              Ask any of us for ours at the gate. Copies go to your safety office before the first shift.
            </SectionHead>
          }
          columns={['Certificate', 'Who holds it', 'How it stays valid']}
          rows={Object.values(certifications).map(({ name, holder, renewal }) => [name, holder, renewal])}
        />
      </Section>
      <Section titleId="procedures">
        <SectionHead name="Procedures" title="Six check sheets">
          Worked from the top, box by box, with nothing taken out of turn. Printed, each fills a page of its own.
        </SectionHead>
        <PageIndex label="Check sheets" entries={procedures} numbered />
        <Procedures procedures={procedures} />
      </Section>
      <Section titleId="limits">
        <DataTable
          caption={<SectionHead title={limits.caption}>{limits.note}</SectionHead>}
          columns={limits.columns}
          rows={limits.rows}
        />
      </Section>
      <CallToAction
        title="Seen something unsafe?"
        text={`Stop it first: anybody may. Then tell us. The form opens marked urgent, and urgent requests are answered the ${claims.urgentResponse}. For our written program, or the cards of one crew, use the ordinary form.`}
      >
        <Actions first="amber" />
      </CallToAction>
    </>
  );
}

/** A safety concern is marked urgent. Neither link is an emergency, so neither is red. */
function Actions({ first }: { first: 'solid' | 'amber' }) {
  return (
    <>
      <ButtonLink href={contactLink({ service: 'safety', urgency: 'urgent' })} kind={first}>
        Report a safety concern
      </ButtonLink>
      <ButtonLink href={contactLink()}>Ask for our program</ButtonLink>
    </>
  );
}
