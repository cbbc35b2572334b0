import type { ReactNode } from 'react';
import { ErrorPage } from '../chrome/error-page';
import { RetryBoundary } from '../chrome/retry-boundary';
import { useShellErrorText } from '../messages';

interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The error page for whatever was caught. */
export function PageFailed({ error, onRetry }: FailureProps) {
  const errorText = useShellErrorText();
  return <ErrorPage message={errorText(error)} onRetry={onRetry} />;
}

/** Shows the error page in place of everything below it that threw. */
export function PageBoundary({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <RetryBoundary fallback={(error) => <PageFailed error={error} onRetry={onRetry} />}>
      {children}
    </RetryBoundary>
  );
}
