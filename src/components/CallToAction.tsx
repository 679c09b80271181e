import type { ReactNode } from 'react';
import { contactLink } from '../content/company/contact-links.ts';
import { linkNames } from '../content/company/link-names.ts';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { space, typography } from '../theme.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { EmergencyButton } from './EmergencyButton.tsx';
import type { HeadingWordsProps } from './HeadingWords.tsx';
import { leadAndButtons } from './layouts.ts';
import { Section, SectionTitle } from './Section.tsx';

const sectionStyle: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `20px calc(2 * ${space.cell})`,
  padding: `calc(1.25 * ${space.head}) ${space.cell}`,
};

/** Side by side on desktops. */
const titleStyle: Style = { ...typography.pageTitle, flex: '7 560px' };

const styles = {
  words: [leadAndButtons.words, { flex: '5 400px' }],
  buttons: leadAndButtons.buttons,
} satisfies Styles;

interface CallToActionProps extends HeadingWordsProps {
  text: ReactNode;
  /** The link beside the emergency button. */
  action?: { href: string; text: string };
  /** Replace both links. */
  children?: ReactNode;
}

const quote = { href: contactLink(), text: linkNames.quote };

/** The dark section at the end of a page, with both links to the form or with the buttons of the page. */
export function CallToAction({ name, title, text, action = quote, children }: CallToActionProps) {
  const classes = useStyles(styles);
  return (
    <Section titleId="call-to-action" ground="ink" style={sectionStyle}>
      <SectionTitle name={name} title={title} style={titleStyle} />
      <div className={classes.words}>
        <p>{text}</p>
        <div className={classes.buttons}>
          {children ?? (
            <>
              <EmergencyButton>{linkNames.emergency}</EmergencyButton>{' '}
              <ButtonLink href={action.href}>{action.text}</ButtonLink>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
