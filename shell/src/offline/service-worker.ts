/**
 * The worker that opens the app without network (docs/decisions/033-offline.md): a script of its own, beside the page.
 */

import { answerRequest, type FetchEvent } from './answer-request';
import type { AppBuild } from './app-build';
import { createBuildCaches } from './build-caches';
import { installBuild } from './install-build';
import { type SettledMessage, settle } from './settle';

/** The build replaces every use of this name by its value. */
declare const APP_BUILD: AppBuild;
const build = APP_BUILD;

interface WorkerEvents {
  install: Pick<FetchEvent, 'waitUntil'> & {
    /** Present in Chromium (https://w3c.github.io/ServiceWorker/#service-worker-static-router). */
    addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
  };
  activate: Pick<FetchEvent, 'waitUntil'>;
  fetch: FetchEvent;
  message: Pick<FetchEvent, 'waitUntil'> & { data: SettledMessage };
}

/** The used part of a service worker's global scope; the DOM typings cover only a page's. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(options: { includeUncontrolled: true }): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;
const base = scope.registration.scope;
const fetchFresh: typeof fetch = (...request) => fetch(...request);
const buildCaches = createBuildCaches({ build, base, caches, fetch: fetchFresh });
const params = { build, base, caches: buildCaches, fetch: fetchFresh };

scope.addEventListener('install', (event) => {
  // Chromium loses what a page sends as it goes away while its worker starts: such requests never come here.
  event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }).catch(() => undefined);
  event.waitUntil(installBuild(build, buildCaches, fetchFresh).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => answerRequest(event, params));

const isOnlyPage = async () => (await scope.clients.matchAll({ includeUncontrolled: true })).length <= 1;
/** One message after the other, so that none undoes what another has just done. */
let working: Promise<void> = Promise.resolve();
scope.addEventListener('message', (event) => {
  // A file that couldn't be brought is tried again when the next page is quiet.
  working = working.then(() => settle(event.data, { ...params, isOnlyPage })).catch(() => undefined);
  event.waitUntil(working);
});
