import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { Hero } from '../components/Hero.tsx';
import { linkNames } from '../content/company/link-names.ts';

interface ErrorBoundaryProps {
  /** After a navigation, even to the same page, the boundary renders the children again. */
  location?: Location;
  children: ReactNode;
}

interface ErrorBoundaryState {
  location?: Location | undefined;
  message?: string | undefined;
}

/** Replaces children that throw by the error screen. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromProps({ location }: ErrorBoundaryProps, before: ErrorBoundaryState) {
    return location === before.location ? null : { location, message: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <ErrorScreen message={message} />;
  }
}

/** Replaces a page that throws, or the site if its frame throws, and links to the home page. */
function ErrorScreen({ message }: { message: string }) {
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
