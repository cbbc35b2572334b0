/** @jest-environment-options {"url": "https://a4dqobyha4dqobyha4dqobyha4dqobyha4dqobyha4dqobyha4dq.gateway.example/BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc/"} */

import { keepApp } from './keep-app';

const id = 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc';
const other = `${'A'.repeat(42)}E`;

/** A browser that notes which workers are asked for; one controls the page already. */
function watchedContainer() {
  const registered: string[] = [];
  const register = async (url: URL) => void registered.push(url.pathname);
  const controller = { postMessage: jest.fn() };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, controller } });
  return registered;
}

beforeEach(() => Object.assign(performance, { getEntriesByType: () => [] }));

test.each([
  ['keeps the app on the sandbox subdomain of its id', `/${id}/`, [`/${id}/service-worker.js`]],
  ['keeps an app that is not served by its id', '/app/', ['/app/service-worker.js']],
  ['keeps nothing on a host that serves other apps too', `/${other}/`, []],
])('%s', async (_, path, workers) => {
  window.history.replaceState(null, '', path);
  const registered = watchedContainer();
  await keepApp(() => Promise.resolve());
  expect(registered).toEqual(workers);
});
