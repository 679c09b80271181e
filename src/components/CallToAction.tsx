import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { contactLink } from '../content/contact-link.ts';
import { heading, media, size } from '../theme.ts';
import { buttonRow, leadAndButtons } from './button-row.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { EmergencyButton } from './EmergencyButton.tsx';
import { Section } from './Section.tsx';
import { useStyle } from '../useStyle.ts';
import { PlainName } from './PlainName.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'end',
  padding: '84px 0 76px',
  '& h2': {
    ...heading,
    padding: `0 ${size.cell}`,
    fontSize: 'clamp(56px, 7.2vw, 104px)',
    lineHeight: 0.9,
    letterSpacing: '-0.02em',
  },
  '& > div': { padding: `0 ${size.cell}` },
  '& p': { maxWidth: '35em', marginBottom: '28px', fontSize: '19px', lineHeight: 1.5 },
  [media.belowDesktop]: {
    display: 'block',
    padding: `64px ${size.cell}`,
    '& h2, & > div': { padding: 0 },
    '& h2': { fontSize: '8.4vw', marginBottom: '20px' },
  },
  [media.tablet]: { '& > div': leadAndButtons },
  [media.phone]: {
    padding: `48px ${size.cellPhone}`,
    '& h2': { fontSize: 'clamp(44px, 14vw, 62px)' },
    '& p': { fontSize: '17px' },
  },
});

const actionsStyle = css(buttonRow);

export interface CallToActionProps {
  /** What the section is plainly called, where its title does not say so. */
  name?: string;
  title: string;
  text: string;
  /** The link beside the emergency button. */
  action?: { href: string; text: string };
  /** What a page asks for instead of both. */
  children?: ReactNode;
}

const quote = { href: contactLink(), text: 'Get a free quote' };

/** The dark section that closes a page: both ways to the form, or what the page asks for instead. */
export function CallToAction({ name, title, text, action = quote, children }: CallToActionProps) {
  return (
    <Section labelledBy="call-to-action" ground="ink">
      <div className={useStyle(style)}>
        <h2 id="call-to-action">
          {name && <PlainName>{name}</PlainName>} {title}
        </h2>
        <div>
          <p>{text}</p>
          <div className={useStyle(actionsStyle)}>
            {children ?? (
              <>
                <EmergencyButton>Request emergency service</EmergencyButton>
                <ButtonLink href={action.href}>{action.text}</ButtonLink>
              </>
            )}
          </div>
        </div>
      </div>
    </Section>
  );
}
