import { Faq } from '../../components/Faq.tsx';
import { HeadingWords } from '../../components/HeadingWords.tsx';
import { maintenanceStaffing } from '../../content/maintenance-staffing.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, rule, space, type } from '../../theme.ts';

const style: Style = {
  '& h2': { ...type.subtitle, padding: `${space.head} ${space.cell} ${space.row}` },
  '& > div + div, & h2 + *, & dl > div + div': { borderTop: rule.cell },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '20px',
    minHeight: '60px',
    padding: `8px ${space.cell}`,
  },
  '& dt': { ...type.name, color: 'inherit' },
  '& dd': { ...type.note, color: quiet },
  [media.phone]: { '& dt, & dd': { width: '100%' } },
  '@media screen and (min-width: 601px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    // The rules under both headings meet, however many lines each has.
    '& > div': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    '& > div + div': { border: 0, borderLeft: rule.cell },
  },
};

/** The crew's certifications, and the planners' questions. */
export function CertificationsAndFaq() {
  const { certifications, questions } = maintenanceStaffing;
  return (
    <div className={useStyle(style)}>
      <div>
        <h2 id="certifications">
          <HeadingWords name="Certifications" title="Tickets they carry" />
        </h2>
        <dl>
          {Object.values(certifications).map(({ name, level }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{level}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 id="questions">
          <HeadingWords name="FAQ" title="Questions planners ask" />
        </h2>
        <Faq questions={questions} />
      </div>
    </div>
  );
}
