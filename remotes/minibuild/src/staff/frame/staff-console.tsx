import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { SignedIn } from '@rainbow-rabbit/parts/console/session';
import { useRoutes } from '@rainbow-rabbit/shared/router';
import { NewContestPage } from '../new-contest/new-contest-page';
import { useContestConsolePaths } from '../session/console-paths';
import { ContestConsole } from './contest-console';
import { ContestsPage } from './contests-page';

export { addConsoleMessages } from '@rainbow-rabbit/parts/console/messages';

const routes = [
  { index: true, element: <ContestsPage /> },
  { path: 'new', element: <NewContestPage /> },
  { path: ':process/:section?', element: <ContestConsole /> },
];

/** `/_internal/mini-build`: the console of the people who run contests, and the judges' score sheets. */
export function ContestsConsole() {
  const page = useRoutes(routes);
  const ofConsoles = useConsoleMessages();
  const { login } = useContestConsolePaths();
  return (
    <SignedIn area="minibuild" login={login} loading={ofConsoles('list.loading')}>
      {page}
    </SignedIn>
  );
}
