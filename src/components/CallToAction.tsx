import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { contactLink } from '../content/contact-link.ts';
import { useStyle } from '../styles/useStyle.ts';
import { media, space, type } from '../theme.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { textAndButtons } from './buttons.ts';
import { EmergencyButton } from './EmergencyButton.tsx';
import { HeadingWords } from './HeadingWords.tsx';
import { Section } from './Section.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  gap: `20px calc(2 * ${space.cell})`,
  padding: `calc(1.25 * ${space.head}) ${space.cell}`,
  '& h2': type.display,
  '& > div': { ...type.lead, ...textAndButtons },
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface CallToActionProps {
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: string;
  text: string;
  /** The link beside the emergency button. */
  action?: { href: string; text: string };
  /** Other buttons in place of both. */
  children?: ReactNode;
}

const quote = { href: contactLink(), text: 'Get a free quote' };

/** The dark section that closes a page: both ways to the form, or what the page asks for instead. */
export function CallToAction({ name, title, text, action = quote, children }: CallToActionProps) {
  return (
    <Section labelledBy="call-to-action" ground="ink" className={useStyle(style)}>
      <h2 id="call-to-action">
        <HeadingWords name={name} title={title} />
      </h2>
      <div>
        <p>{text}</p>
        {children ?? (
          <>
            <EmergencyButton>Request emergency service</EmergencyButton>
            <ButtonLink href={action.href}>{action.text}</ButtonLink>
          </>
        )}
      </div>
    </Section>
  );
}
