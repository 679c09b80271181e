import { Component, lazy, Suspense, type ReactNode } from 'react';
import { withRetries } from '../navigation/with-retries.ts';

/** Fetched when a page throws, which it hardly ever does. */
const ErrorScreen = lazy(() => withRetries(() => import('./ErrorScreen.tsx')));

/** Shows the error screen in place of a page that throws, and the message alone until that has come. React logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <Suspense fallback={message}>
        <ErrorScreen message={message} />
      </Suspense>
    );
  }
}
