import { css } from '@emotion/react';
import { maintenanceStaffing } from '../../content/maintenance-staffing.ts';
import { color, font, heading, media, rule, size } from '../../theme.ts';
import { Faq } from '../../components/Faq.tsx';
import { PlainName } from '../../components/PlainName.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  // The rules under both headings meet, however many lines each has.
  '& > div': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '& > div + div': { borderLeft: rule.cell },
  '& h2': { ...heading, padding: `56px ${size.cell} 28px`, fontSize: 'clamp(36px, 3.6vw, 52px)' },
  '& dl': { borderTop: rule.cell },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '20px',
    minHeight: '60px',
    padding: `10px ${size.cell}`,
    borderBottom: rule.cell,
    '&:last-of-type': { borderBottom: 0 },
  },
  '& dt': { fontSize: '19px', fontWeight: 600, fontStretch: font.control },
  '& dd': { fontSize: '16px', color: color.steel7 },
  [media.phone]: {
    display: 'block',
    '& > div + div': { borderLeft: 0, borderTop: rule.cell },
    '& h2': { padding: `40px ${size.cellPhone} 24px`, fontSize: 'clamp(36px, 10vw, 52px)' },
    '& dl > div': { padding: `12px ${size.cellPhone}` },
    '& dt, & dd': { width: '100%' },
  },
  [media.print]: { '&, & > div': { display: 'block' }, '& > div + div': { borderLeft: 0 } },
});

const questionsStyle = css({ borderTop: rule.cell });

/** What the crew is certified for, and what planners ask before they book one. */
export function CertificationsAndFaq() {
  const { certifications, questions } = maintenanceStaffing;
  return (
    <div className={useStyle(style)}>
      <div>
        <h2 id="certifications">
          <PlainName>Certifications</PlainName> Tickets they carry
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
          <PlainName>FAQ</PlainName> Questions planners ask
        </h2>
        <div className={useStyle(questionsStyle)}>
          <Faq questions={questions} />
        </div>
      </div>
    </div>
  );
}
