import type { DevEvent } from '../dev-events';
import { eventsPath } from '../paths';
import { hasNotice, setNotice } from './notices';

/**
 * Shows the outcome of the last build in the page, and loads the page again where hot refresh can't help: the area
 * wasn't offered when the page started, its configuration changed, or its screen is gone because it threw.
 */

let shown: DevEvent | undefined;

function receive(event: DevEvent): void {
  const former = shown;
  shown = event;
  setNotice('server', undefined);
  setNotice('build', event.problem);
  const isOutdated = former && (former.session !== event.session || former.isOffered !== event.isOffered);
  const isMended = event.problem === undefined && hasNotice('caught') && former?.build !== event.build;
  if (isOutdated || isMended) window.location.reload();
}

const source = new EventSource(eventsPath);
source.addEventListener('message', ({ data }) => receive(JSON.parse(data)));
// The browser connects again by itself.
source.addEventListener('error', () =>
  setNotice('server', 'The dev server doesn’t answer. The page goes on when it runs again.'),
);
window.addEventListener('pagehide', () => source.close());
