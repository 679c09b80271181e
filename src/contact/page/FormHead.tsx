import { HeadingWords } from '../../components/HeadingWords.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { contact } from '../../content/pages/contact.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, space, typography } from '../../theme.ts';
import { formTexts } from '../texts.ts';
import { EmergencyStatement } from './EmergencyStatement.tsx';

const styles = {
  /** Lower than those of other pages, so that the form begins in the first screen. */
  pageTitle: {
    ...typography.sideTitle,
    marginBottom: '16px',
    [media.lowWindow]: { ...typography.entryTitle, marginBottom: '6px' },
  },
  lead: { maxWidth: '42em', marginBottom: space.row, color: mutedColor },
} satisfies Styles;

const titleStyles = { root: { marginBottom: '14px' } } satisfies Styles;

export interface FormHeadProps {
  /** Id of the title. */
  id: string;
  /** Whether the form is the first section of the page, so that its title is the page's. */
  isFirst: boolean;
  /** Whether the address is that of an emergency. */
  isEmergency: boolean;
}

/** The title of the form, and what to know before filling it in. */
export function FormHead({ id, isFirst, isEmergency }: FormHeadProps) {
  const classes = useStyles(styles);
  const title = isEmergency ? contact.emergency.heading : formTexts.heading;
  return (
    <>
      {isFirst ? (
        <h1 id={id} className={classes.pageTitle}>
          {isEmergency ? title : <HeadingWords name={contact.summary.name} title={title} />}
        </h1>
      ) : (
        <SectionTitle title={title} styles={titleStyles} />
      )}
      {isEmergency ? <EmergencyStatement /> : <p className={classes.lead}>{formTexts.lead}</p>}
    </>
  );
}
