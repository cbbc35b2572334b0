import { ErrorPage } from './chrome/error-page';
import { MainContent } from './chrome/main-content';

/** The page in place of an app that threw outside of its pages and areas. */
export function Crashed({ error }: { error: unknown }) {
  return (
    <MainContent>
      <ErrorPage error={error} onRetry={() => window.location.reload()} />
    </MainContent>
  );
}
