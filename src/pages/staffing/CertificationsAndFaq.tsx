import { Faq } from '../../components/Faq.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { sideTitleStyle } from '../../components/side-heading.ts';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, rule, ruled, space, type } from '../../theme.ts';

const sideBySide = '@media screen and (min-width:601px)';

const style: Style = {
  [sideBySide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
};

/** The rules under both headings meet, however many lines each has. */
const columnStyle: Style = {
  [sideBySide]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
};

const secondColumnStyle: Style = { borderTop: rule.cell, [sideBySide]: { border: 0, borderLeft: rule.cell } };

const underTitle: Style = { borderTop: rule.cell };

const ticketStyle: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '20px',
  minHeight: '60px',
  padding: `8px ${space.cell}`,
  ...ruled.between,
};

const rowOnPhones = { [media.phone]: { width: '100%' } } as const;
const nameStyle: Style = { ...type.name, color: 'inherit', ...rowOnPhones };
const levelStyle: Style = { ...type.note, color: quiet, ...rowOnPhones };

/** The crew's certifications, and the planners' questions. */
export function CertificationsAndFaq() {
  const { certifications, questions } = staffingPage;
  const ticketClass = useStyle(ticketStyle);
  const nameClass = useStyle(nameStyle);
  const levelClass = useStyle(levelStyle);
  return (
    <div className={useStyle(style)}>
      <div className={useStyle(columnStyle)}>
        <SectionTitle id="certifications" name="Certifications" title="Tickets they carry" style={sideTitleStyle} />
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
        <SectionTitle id="questions" name="FAQ" title="Questions planners ask" style={sideTitleStyle} />
        <Faq questions={questions} style={underTitle} />
      </div>
    </div>
  );
}
