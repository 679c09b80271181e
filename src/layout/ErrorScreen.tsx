import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Section } from '../components/Section.tsx';

/** What a visitor sees when a page throws: within the frame, with a way home. */
export default function ErrorScreen({ message }: { message: string }) {
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
