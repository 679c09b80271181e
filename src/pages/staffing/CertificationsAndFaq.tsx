import { Faq } from '../../components/Faq.tsx';
import { sideHeading } from '../../components/layouts.ts';
import { SectionTitle } from '../../components/Section.tsx';
import { hiring } from '../../content/company/hiring.ts';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { gridLines, media, mutedColor, onScreen, rule, space, typography } from '../../theme.ts';

/** Aligns the rules under both headings, however many lines each heading has. */
const column = { [onScreen.fromTablet]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' } } as const;

const rowOnPhones = { [media.phone]: { width: '100%' } } as const;

const styles = {
  root: { [onScreen.fromTablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  certifications: column,
  questions: [column, { borderTop: rule.cell, [onScreen.fromTablet]: { border: 0, borderLeft: rule.cell } }],
  list: { borderTop: rule.cell },
  ticket: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '20px',
    minHeight: '60px',
    padding: `8px ${space.cell}`,
    ...gridLines.between,
  },
  name: { ...typography.strong, color: 'inherit', ...rowOnPhones },
  level: { ...typography.note, color: mutedColor, ...rowOnPhones },
} satisfies Styles;

/** The crew's certifications, and the questions of planners. */
export function CertificationsAndFaq() {
  const { certifications, questions } = staffingPage;
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div className={classes.certifications}>
        <SectionTitle
          id="certifications"
          name="Certifications"
          title="Six cards the crew carries"
          style={sideHeading.title}
        />
        <div className={classes.list}>
          <dl>
            {Object.values(certifications).map(({ name, level }) => (
              <div key={name} className={classes.ticket}>
                <dt className={classes.name}>{name}</dt> <dd className={classes.level}>{level}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.ticket}>
            <a href="/safety#certifications">All certifications, and how each is kept current</a>
          </p>
          <p className={classes.ticket}>
            <a href={hiring.link}>{hiring.title}</a>
          </p>
        </div>
      </div>
      <div className={classes.questions}>
        <SectionTitle id="questions" name="FAQ" title="Questions planners ask" style={sideHeading.title} />
        <Faq questions={questions} style={styles.list} />
      </div>
    </div>
  );
}
