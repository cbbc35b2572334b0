import { reloadRoute } from './reload-route';

const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const givenFetch = globalThis.fetch;

/** Lets the host answer, or not. */
function setHost(answer: () => Promise<Response>): void {
  globalThis.fetch = jest.fn(answer);
}

/** Says if a reload began: then the promise stays pending. */
async function reloads(error: unknown): Promise<boolean> {
  const reload = jest.fn();
  const done = reloadRoute(error, reload).then(() => false);
  const hasBegun = new Promise<boolean>((resolve) => reload.mockImplementation(() => resolve(true)));
  return Promise.race([done, hasBegun]);
}

beforeEach(() => {
  sessionStorage.clear();
  setHost(async () => new Response('{"id":"0000000000000002"}'));
  window.location.hash = '#/about?from=menu';
});
afterEach(() => {
  globalThis.fetch = givenFetch;
  window.location.hash = '';
  jest.restoreAllMocks();
});

test('a route whose chunk is missing is reloaded once, and another route once as well', async () => {
  expect(await reloads(missing)).toBe(true);
  expect(await reloads(missing)).toBe(false);
  window.location.hash = '#/terms';
  expect(await reloads(missing)).toBe(true);
});

test('an error of the code itself reloads nothing', async () => {
  expect(await reloads(new Error('oops'))).toBe(false);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('nothing is reloaded without network, or when the host is not there', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await reloads(missing)).toBe(false);
  onLine.mockReturnValue(true);
  setHost(() => Promise.reject(new TypeError('no network')));
  expect(await reloads(missing)).toBe(false);
  setHost(async () => new Response('', { status: 404 }));
  expect(await reloads(missing)).toBe(true);
});

test('nothing is reloaded where the guard cannot be kept', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await reloads(missing)).toBe(false);
});
