import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Section } from '../components/Section.tsx';

/** What a visitor sees when a page throws (spec §2, brief ruling 10). */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <Section label="Error">
      <PageHeading title="Unexpected Application Error!" lead={message}>
        <ButtonLink href="/" kind="solid">
          Return to Homepage
        </ButtonLink>
        <EmergencyButton>Request emergency service</EmergencyButton>
      </PageHeading>
    </Section>
  );
}
