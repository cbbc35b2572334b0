/** @jest-environment-options {"url": "https://a4dqobyha4dqobyha4dqobyha4dqobyha4dqobyha4dqobyha4dq.gateway.example/BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc/"} */

import { waitFor } from '@testing-library/react';
import { keepApp } from './keep-app';

const id = 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc';
const other = `${'A'.repeat(42)}E`;

/** A browser that notes which workers are asked for; one controls the page already. */
function watchedContainer() {
  const registered: string[] = [];
  const register = async (url: URL) => void registered.push(url.pathname);
  const named: string[][] = [];
  const controller = { postMessage: ({ loaded }: { loaded: string[] }) => void named.push(loaded) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, controller } });
  return { registered, named };
}

type Loaded = Pick<PerformanceResourceTiming, 'name'>;

/** A page's record of what it loads: returns a function by which it grows. */
function watchedPage(loaded: readonly Loaded[] = []): (...late: Loaded[]) => void {
  let notify: (...late: Loaded[]) => void = () => undefined;
  Object.assign(performance, { getEntriesByType: () => loaded });
  const PerformanceObserver = class {
    constructor(callback: (list: { getEntries(): Loaded[] }) => void) {
      notify = (...late) => callback({ getEntries: () => late });
    }
    observe = jest.fn();
  };
  Object.assign(globalThis, { PerformanceObserver });
  return (...late) => notify(...late);
}

beforeEach(() => void watchedPage());

test.each([
  ['keeps the app on the sandbox subdomain of its id', `/${id}/`, [`/${id}/service-worker.js`]],
  ['keeps an app that is not served by its id', '/app/', ['/app/service-worker.js']],
  ['keeps nothing on a host that serves other apps too', `/${other}/`, []],
])('%s', async (_, path, workers) => {
  window.history.replaceState(null, '', path);
  const { registered } = watchedContainer();
  await keepApp(() => Promise.resolve());
  expect(registered).toEqual(workers);
});

test.each(['/app/', '/app/#/rabbit/demo'])(
  'on %s, a file that comes after the page was quiet is named too, and all again when the network is back',
  async (path) => {
    window.history.replaceState(null, '', path);
    const base = new URL('/app/', document.baseURI).href;
    const load = watchedPage([{ name: `${base}static/js/main.one.js` }]);
    const { named } = watchedContainer();
    await keepApp(() => Promise.resolve());
    load({ name: `${base}areas/game/1/screens.js` }, { name: `${base}cu/dry-run` });
    load({ name: `${base}cu/dry-run` });
    const first = [`${base}static/js/main.one.js`];
    const late = [`${base}areas/game/1/screens.js`];
    expect(named).toEqual([first, late]);
    window.dispatchEvent(new Event('online'));
    expect(named.at(-1)).toEqual([...first, ...late]);
  },
);

test('a front page that can’t be fetched keeps away none of what the visit has loaded', async () => {
  window.history.replaceState(null, '', '/app/');
  const file = `${document.baseURI}areas/game/1/area.js`;
  watchedPage([{ name: file }]);
  const { named } = watchedContainer();
  await keepApp(() => Promise.reject(new Error('no network')));
  expect(named).toEqual([[file]]);
});

test('what the visit has loaded is named while the front page is still on its way', async () => {
  window.history.replaceState(null, '', '/app/');
  const file = `${document.baseURI}areas/game/1/area.js`;
  watchedPage([{ name: file }]);
  const { named } = watchedContainer();
  void keepApp(() => new Promise(() => undefined));
  await waitFor(() => expect(named).toEqual([[file]]));
});
