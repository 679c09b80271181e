import { Faq } from '../../components/Faq.tsx';
import { sideHeading } from '../../components/layouts.ts';
import { SectionTitle } from '../../components/Section.tsx';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { gridLines, media, mediaQuery, mutedColor, onScreen, rule, space, typography } from '../../theme.ts';

const sideBySide = onScreen(mediaQuery.fromTablet);

const style: Style = {
  [sideBySide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
};

/** The rules under both headings meet, however many lines each has. */
const columnStyle: Style = {
  [sideBySide]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
};

const secondColumnStyle: Style = { borderTop: rule.cell, [sideBySide]: { border: 0, borderLeft: rule.cell } };

const underTitle: Style = { borderTop: rule.cell };

const childStyles = { sideTitle: { root: sideHeading.title }, underTitle: { root: underTitle } } satisfies Record<
  string,
  Styles
>;

const ticketStyle: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '20px',
  minHeight: '60px',
  padding: `8px ${space.cell}`,
  ...gridLines.between,
};

const rowOnPhones = { [media.phone]: { width: '100%' } } as const;
const nameStyle: Style = { ...typography.strong, color: 'inherit', ...rowOnPhones };
const levelStyle: Style = { ...typography.note, color: mutedColor, ...rowOnPhones };

/** The crew's certifications, and the planners' questions. */
export function CertificationsAndFaq() {
  const { certifications, questions } = staffingPage;
  const ticketClass = useStyle(ticketStyle);
  const nameClass = useStyle(nameStyle);
  const levelClass = useStyle(levelStyle);
  return (
    <div className={useStyle(style)}>
      <div className={useStyle(columnStyle)}>
        <SectionTitle
          id="certifications"
          name="Certifications"
          title="Tickets they carry"
          styles={childStyles.sideTitle}
        />
        <dl className={useStyle(underTitle)}>
          {Object.values(certifications).map(({ name, level }) => (
            <div key={name} className={ticketClass}>
              <dt className={nameClass}>{name}</dt>
              <dd className={levelClass}>{level}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={useStyle(columnStyle, secondColumnStyle)}>
        <SectionTitle id="questions" name="FAQ" title="Questions planners ask" styles={childStyles.sideTitle} />
        <Faq questions={questions} styles={childStyles.underTitle} />
      </div>
    </div>
  );
}
