import { cachePrefix } from './build-caches';

/** The used part of a service worker's global scope; the DOM typings cover only a page's. */
export interface RetiringScope {
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  caches: Pick<CacheStorage, 'keys' | 'delete'>;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

/** Removes every cache of the app as soon as this worker is in charge, and then the worker itself. */
export function retireWorker(scope: RetiringScope): void {
  const retire = async () => {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map((name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  };
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(retire()));
}
