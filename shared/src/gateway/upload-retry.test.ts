import type { TransactionLike } from '../arweave';
import { randomFrom } from '../testing/random-from';
import { makeTestAuthor } from './testing/transaction';
import { startUploadGateway, type UploadGateway } from './testing/upload-gateway';
import { type UploadProgress, uploadTransaction } from './upload-transaction';

let large: TransactionLike;
let gateway: UploadGateway;
let progress: UploadProgress[];
/** The duration of each wait. */
let waits: number[];

beforeAll(async () => {
  large = await (await makeTestAuthor())({ data: new Uint8Array(300 * 1024) });
});
beforeEach(async () => {
  gateway = await startUploadGateway();
  progress = [];
  waits = [];
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick'] });
  const start = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms: number) => {
    if (ms !== requestLimitMs) waits.push(ms);
    return start(callback, ms);
  }) as typeof setTimeout);
});
afterEach(async () => {
  jest.useRealTimers();
  await gateway.stop();
});

const requestLimitMs = 20_000;

/** A turn of what fake time doesn't drive. */
const turn = () => crypto.subtle.digest('SHA-256', new Uint8Array(1));

/** Lets all waits pass at once. */
async function withoutWaiting<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  for (let passed = 0; !isOver; await turn()) {
    if (passed < waits.length) jest.advanceTimersByTime(waits[passed++] ?? 0);
  }
  return await work;
}

const upload = (options: Partial<Parameters<typeof uploadTransaction>[1]> = {}) =>
  uploadTransaction(large, {
    url: gateway.url,
    onProgress: (step) => progress.push(step),
    random: randomFrom(7),
    ...options,
  });
const chunksAsked = () => gateway.asked().filter((asked) => asked === 'POST /chunk').length;
const failingChunks = (count: number, reply = { status: 400, body: { error: 'data_root_not_found' } }) => {
  let left = count;
  gateway.answer(({ url }) => (url === '/chunk' && left-- > 0 ? reply : undefined));
};

it('waits 40 s, less up to 30 %, before a chunk is tried again, and asks only once each time', async () => {
  failingChunks(60, { status: 503, body: { error: 'timeout' } });
  expect(await withoutWaiting(upload())).toBe(large.id);
  expect(chunksAsked()).toBe(62);
  expect(waits).toHaveLength(60);
  expect(Math.max(...waits)).toBeLessThanOrEqual(40_000);
  expect(Math.max(...waits)).toBeGreaterThan(39_000);
  expect(Math.min(...waits)).toBeLessThan(29_000);
  expect(Math.min(...waits)).toBeGreaterThan(28_000);
});

it('gives up after 100 failures in a row', async () => {
  failingChunks(1000);
  const failure = { code: 'gateway.upload-given-up', retryable: true };
  await expect(withoutWaiting(upload())).rejects.toMatchObject(failure);
  expect(chunksAsked()).toBe(100);
  expect(waits).toHaveLength(99);
});

it('counts anew after each chunk that got through', async () => {
  gateway.answer(({ url }) => {
    const isFailing = url === '/chunk' && chunksAsked() % 100 !== 0;
    return isFailing ? { status: 400, body: { error: 'not_joined' } } : undefined;
  });
  expect(await withoutWaiting(upload())).toBe(large.id);
  expect(chunksAsked()).toBe(200);
});

it('tries again when the gateway cannot be reached, and writes nothing to the console', async () => {
  let left = 3;
  const unreliable: typeof fetch = (...args) =>
    String(args[0]).endsWith('chunk') && left-- > 0 ? Promise.reject(new TypeError('gone')) : fetch(...args);
  expect(await withoutWaiting(upload({ fetch: unreliable }))).toBe(large.id);
  expect(waits).toHaveLength(3);
});

it('settles at once when it is called off while it waits, and leaves no timer', async () => {
  failingChunks(1000);
  const calledOff = new AbortController();
  const ended = upload({ signal: calledOff.signal }).catch((error: unknown) => error);
  while (waits.length === 0) await turn();
  calledOff.abort();
  expect(await ended).toMatchObject({ code: 'gateway.upload-aborted', retryable: true });
  expect(jest.getTimerCount()).toBe(0);
  expect(chunksAsked()).toBe(1);
  failingChunks(0);
  expect(await upload({ resume: progress.at(-1)?.state })).toBe(large.id);
  expect(gateway.posted).toHaveLength(1);
});

it('settles at once when it is called off while a chunk is on its way', async () => {
  gateway.answer(({ url }) => (url === '/chunk' ? { isSilent: true } : undefined));
  const calledOff = new AbortController();
  const ended = upload({ signal: calledOff.signal }).catch((error: unknown) => error);
  while (chunksAsked() === 0) await turn();
  calledOff.abort();
  expect(await ended).toMatchObject({ code: 'gateway.upload-aborted' });
  expect(jest.getTimerCount()).toBe(0);
});

it('sends nothing when it was called off before', async () => {
  const signal = AbortSignal.abort();
  await expect(upload({ signal })).rejects.toMatchObject({ code: 'gateway.upload-aborted' });
  expect(gateway.asked()).toEqual([]);
});
