import safetySprite from 'drawings:safety';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Hero } from '../../components/Hero.tsx';
import { SafetyFigures } from '../../components/SafetyFigures.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SideHeadingGrid } from '../../components/SideHeadingGrid.tsx';
import { claims } from '../../content/company/claims.ts';
import { contactLink } from '../../content/company/contact-links.ts';
import { hiring } from '../../content/company/hiring.ts';
import { safety } from '../../content/pages/safety.ts';
import type { Page } from '../../page.ts';
import type { Style } from '../../styles/useStyles.ts';
import { lettering, media } from '../../theme.ts';
import { Procedures } from './Procedures.tsx';

const haspStyle: Style = {
  maxWidth: '400px',
  marginTop: '32px',
  fontSize: lettering.more,
  [media.tablet]: { margin: 0 },
};

function SafetyPage() {
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
          ['Checklists', `${procedures.length}`],
          ['Precedence', 'The stricter rule'],
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
        <SectionHead name="Record" title="Three numbers, and how we count them" />
        <SafetyFigures stats={record} drawnOnPhones />
      </Section>
      <Section titleId="commitments" ground="ink">
        <SideHeadingGrid
          name="Commitments"
          title="Six rules on every job"
          points={commitments}
          drawing={
            <Drawing
              sprite={safetySprite}
              name="hasp"
              label="A lockout hasp that holds six padlocks, one for each person"
              style={haspStyle}
            />
          }
        />
      </Section>
      <Section titleId="certifications">
        <SectionHead name="Certifications" title="Cards the crew carries">
          Ask any of us at the gate. Your safety office gets copies before the first shift, and insurance certificates
          on request: see <a href={hiring.link}>{hiring.title}</a>.
        </SectionHead>
        <DataTable
          titleId="certifications"
          columns={['Certification', 'Who has it', 'How it stays current']}
          rows={Object.values(certifications).map(({ name, holder, renewal }) => [name, holder, renewal])}
        />
      </Section>
      <Section titleId="procedures">
        <SectionHead name="Procedures" title="Six checklists">
          Do the steps in order. Each checklist prints on its own page.
        </SectionHead>
        <Procedures procedures={procedures} />
      </Section>
      <Section titleId="limits">
        <SectionHead title={limits.caption}>{limits.note}</SectionHead>
        <DataTable titleId="limits" columns={limits.columns} rows={limits.rows} />
      </Section>
      <CallToAction
        title="Seen something unsafe?"
        text={`Stop it first; anyone can. Then tell us. The form opens marked urgent. Our safety lead calls you back within ${claims.urgentTierResponse.text}. For our written program or one crew’s cards, use the regular form.`}
      >
        <Actions first="amber" />
      </CallToAction>
    </>
  );
}

/** Links of the page. A safety concern is marked urgent. Neither link is an emergency, so neither is red. */
function Actions({ first }: { first: 'solid' | 'amber' }) {
  return (
    <>
      <ButtonLink href={contactLink({ service: 'safety', urgency: 'urgent' })} kind={first}>
        Report a safety concern
      </ButtonLink>{' '}
      <ButtonLink href={contactLink()}>Ask for our safety program</ButtonLink>
    </>
  );
}

export const { Component, summary } = { Component: SafetyPage, summary: safety.summary } satisfies Page;
