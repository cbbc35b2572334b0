import { useRoutes } from '@rainbow-rabbit/shared/router';
import { NewContestPage } from '../new-contest/new-contest-page';
import { SignedInStaff } from '../session/signed-in';
import { ContestConsole } from './contest-console';
import { ContestsPage } from './contests-page';

const routes = [
  { index: true, element: <ContestsPage /> },
  { path: 'new', element: <NewContestPage /> },
  { path: ':process/:section?', element: <ContestConsole /> },
];

/** `/_internal/mini-build`: the console of the people who run contests, and the judges' score sheets. */
export function ContestsConsole() {
  const page = useRoutes(routes);
  return <SignedInStaff>{page}</SignedInStaff>;
}
