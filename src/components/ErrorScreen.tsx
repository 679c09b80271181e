import { ButtonLink } from './ButtonLink.tsx';
import { EmergencyButton } from './EmergencyButton.tsx';
import { PageHead } from './PageHead.tsx';
import { Section } from './Section.tsx';

/** What a visitor sees when a page throws (spec §2, brief ruling 10). */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <Section label="Error">
      <PageHead title="Unexpected Application Error!" lead={message}>
        <ButtonLink href="/" kind="solid">
          Return to Homepage
        </ButtonLink>
        <EmergencyButton>Request emergency service</EmergencyButton>
      </PageHead>
    </Section>
  );
}
