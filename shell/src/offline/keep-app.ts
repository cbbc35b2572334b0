import { requestKind } from './domain/request-kind';
import { servesOtherApps } from './serves-other-apps';

/** Resolves once a worker answers for this page; at once on every visit but the first. */
function controlled(container: ServiceWorkerContainer): Promise<unknown> {
  if (container.controller) return Promise.resolve();
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(controlled(container)), { once: true });
  });
}

/** Returns true for a file of the app. The page's own address has a route behind a `#`, which no file has. */
const isOfApp = ({ name: url }: PerformanceEntry) => {
  const { href: base } = new URL('.', document.baseURI);
  return requestKind({ method: 'GET', url, mode: 'no-cors' }, base) !== undefined;
};

/**
 * Names to the worker the files that the page has loaded, and each file that it loads later: a file that was asked for before
 * the worker came may arrive long after, on a slow phone, and a worker that was ended on the way has kept nothing. What it has
 * is named for nothing. All are named again when a lost network is back, since the worker may have failed to fetch some.
 */
function nameLoadedFiles(container: ServiceWorkerContainer): void {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const say = (files: Iterable<string>) => container.controller?.postMessage({ loaded: [...files] });
  say(loaded);
  new PerformanceObserver((list) => {
    const late = list.getEntries().filter(isOfApp);
    if (late.length === 0) return;
    for (const { name } of late) loaded.add(name);
    say(late.map(({ name }) => name));
  }).observe({ type: 'resource' });
  addEventListener('online', () => say(loaded));
}

/**
 * Keeps the app on this device, so that it opens without network: starts the worker, if the browser has one for this
 * page, and says to it which files the page has loaded. Nothing is kept on a host whose caches belong to other apps too.
 * @param fetchFrontPage fetches the page to which every way back leads; a visit may have begun elsewhere
 */
export async function keepApp(fetchFrontPage: () => Promise<unknown>): Promise<void> {
  // Absent on unencrypted addresses and in some private windows.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || (await servesOtherApps())) return;
  await container.register(new URL('service-worker.js', document.baseURI), { updateViaCache: 'none' });
  await controlled(container);
  // The files of this visit are kept first: the front page may take long, or fail. What it fetches is named as it comes.
  nameLoadedFiles(container);
  await fetchFrontPage().catch(() => undefined);
}
