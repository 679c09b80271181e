import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { Hero } from '../components/Hero.tsx';
import { linkNames } from '../content/company/link-names.ts';

/** Takes the place of a page that throws, or of the whole site when its frame does, and offers a way home. */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <main id="main">
      <Hero
        label="Error"
        title="Unexpected Application Error!"
        lead={message}
        actions={
          <>
            <ButtonLink href="/" kind="solid">
              Return to Homepage
            </ButtonLink>{' '}
            <EmergencyButton>{linkNames.emergency}</EmergencyButton>
          </>
        }
      />
    </main>
  );
}
