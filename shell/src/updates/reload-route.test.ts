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
  const done = reloadRoute(error, { reload }).then(() => false);
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
  setHost(async () => new Response('', { status: 503 }));
  expect(await reloads(missing)).toBe(false);
  setHost(async () => new Response('<h1>Log in to this network</h1>'));
  expect(await reloads(missing)).toBe(false);
  setHost(async () => new Response('', { status: 404 }));
  expect(await reloads(missing)).toBe(true);
});

test('a page to which a person has gone meanwhile is not reloaded', async () => {
  setHost(async () => {
    window.location.hash = '#/terms';
    return new Response('{"id":"0000000000000002"}');
  });
  expect(await reloads(missing)).toBe(false);
});

test('nothing is reloaded when the host takes longer than its time', async () => {
  const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  globalThis.fetch = async (_, { signal } = {}) => {
    signal?.throwIfAborted();
    return new Response('{"id":"0000000000000002"}');
  };
  const reload = jest.fn();
  await reloadRoute(missing, { longestMs: 5000, reload });
  expect(limits.mock.calls).toEqual([[5000]]);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded where the guard cannot be kept', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await reloads(missing)).toBe(false);
});
