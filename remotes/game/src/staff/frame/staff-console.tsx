import { useRoutes } from '@rainbow-rabbit/shared/router';
import { NewEventPage } from '../new-event/new-event-page';
import { SignedIn } from '../session/signed-in';
import { EventConsole } from './event-console';
import { EventsPage } from './events-page';

const routes = [
  { index: true, element: <EventsPage /> },
  { path: 'new', element: <NewEventPage /> },
  { path: ':process/:section?', element: <EventConsole /> },
];

/** `/_internal/game`: the console of the people who run events. */
export function StaffConsole() {
  const page = useRoutes(routes);
  return <SignedIn>{page}</SignedIn>;
}
