import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Section } from '../components/Section.tsx';

/** Takes the place of a page that throws, or of the whole site when its frame does, and offers a way home. */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <Section label="Error">
        <PageHeading title="Unexpected Application Error!" lead={message}>
          <ButtonLink href="/" kind="solid">
            Return to Homepage
          </ButtonLink>
          <EmergencyButton>Request emergency service</EmergencyButton>
        </PageHeading>
      </Section>
    </main>
  );
}
