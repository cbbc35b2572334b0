import { servesOtherApps } from './serves-other-apps';

/** Resolves once a worker answers for this page; at once on every visit but the first. */
function controlled(container: ServiceWorkerContainer): Promise<ServiceWorker> {
  const { controller } = container;
  if (controller) return Promise.resolve(controller);
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(controlled(container)), { once: true });
  });
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
  const worker = await controlled(container);
  await fetchFrontPage();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ loaded });
}
