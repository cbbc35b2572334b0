import { ErrorPage } from '../chrome/error-page';
import { useShellErrorText } from '../messages';

/** The error page in place of a page that could not be fetched or that threw. */
export function PageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const errorText = useShellErrorText();
  return <ErrorPage message={errorText(error)} onRetry={onRetry} />;
}
