import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { SignedIn } from '@rainbow-rabbit/parts/console/session';
import { useRoutes } from '@rainbow-rabbit/shared/router';
import { NewEventPage } from '../new-event/new-event-page';
import { useConsolePaths } from '../session/console-paths';
import { EventConsole } from './event-console';
import { EventsPage } from './events-page';

export { addConsoleMessages } from '@rainbow-rabbit/parts/console/messages';

const routes = [
  { index: true, element: <EventsPage /> },
  { path: 'new', element: <NewEventPage /> },
  { path: ':process/:section?', element: <EventConsole /> },
];

/** `/_internal/game`: the console of the people who run events. */
export function StaffConsole() {
  const page = useRoutes(routes);
  const ofConsoles = useConsoleMessages();
  const { login } = useConsolePaths();
  return (
    <SignedIn area="game" login={login} loading={ofConsoles('list.loading')}>
      {page}
    </SignedIn>
  );
}
