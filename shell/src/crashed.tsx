import { ErrorPage } from './chrome/error-page';
import { MainContent } from './chrome/main-content';
import { useShellErrorText } from './messages';

/** The page in place of an app that threw outside of its pages and areas. */
export function Crashed({ error }: { error: unknown }) {
  const errorText = useShellErrorText();
  return (
    <MainContent>
      <ErrorPage message={errorText(error)} onRetry={() => window.location.reload()} />
    </MainContent>
  );
}
