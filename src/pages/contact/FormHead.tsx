import { HeadingWords } from '../../components/HeadingWords.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { formTexts } from '../../contact-form/texts.ts';
import { contact } from '../../content/pages/contact.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { media, mutedColor, space, typography } from '../../theme.ts';
import { EmergencyStatement } from './EmergencyStatement.tsx';

const childStyles = {
  title: { root: { marginBottom: '14px' } },
} satisfies Record<string, Styles>;

/** Lower than those of other pages, so that the form begins in the first screen. */
const firstTitleStyle: Style = {
  ...typography.sideTitle,
  marginBottom: '16px',
  [media.lowWindow]: { ...typography.entryTitle, marginBottom: '6px' },
};

const leadStyle: Style = { maxWidth: '42em', marginBottom: space.row, color: mutedColor };

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
  const leadClass = useStyle(leadStyle);
  const firstTitleClass = useStyle(firstTitleStyle);
  const title = isEmergency ? contact.emergency.heading : formTexts.heading;
  return (
    <>
      {isFirst ? (
        <h1 id={id} className={firstTitleClass}>
          {isEmergency ? title : <HeadingWords name={contact.summary.name} title={title} />}
        </h1>
      ) : (
        <SectionTitle title={title} styles={childStyles.title} />
      )}
      {isEmergency ? <EmergencyStatement /> : <p className={leadClass}>{formTexts.lead}</p>}
    </>
  );
}
