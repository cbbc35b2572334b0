/** @jest-environment node */

import { createHash } from 'node:crypto';
import { fetchGenuine } from './genuine-file';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Answers each request with the next text; with none, the network is away. */
function serve(...texts: readonly string[]) {
  const left = [...texts];
  const asked: unknown[][] = [];
  globalThis.fetch = async (url, options) => {
    asked.push([url, options?.cache]);
    const text = left.shift();
    if (text === undefined) throw new TypeError('no network');
    return new Response(text);
  };
  return asked;
}

const runtime: { registeredHashes?: Readonly<Record<string, string>> } = {};
Object.assign(globalThis, {
  __webpack_public_path__: 'https://app.example/areas/game/1/',
  __webpack_require__: runtime,
});
beforeEach(() => {
  runtime.registeredHashes = { 'decode-worker.js': hashOf('released') };
});

const fetched = async (file = 'decode-worker.js') => Buffer.from(await fetchGenuine(file)).toString();
const url = 'https://app.example/areas/game/1/decode-worker.js';

test('a file that is what was released comes from wherever the browser has it', async () => {
  const asked = serve('released');
  expect(await fetched()).toBe('released');
  expect(asked).toEqual([[url, 'default']]);
});

test("a copy with a flipped byte is fetched anew, past the browser's cache", async () => {
  const asked = serve('reLeased', 'released');
  expect(await fetched()).toBe('released');
  expect(asked).toEqual([
    [url, 'default'],
    [url, 'reload'],
  ]);
});

test.each([
  ['is altered each time', ['reLeased', 'reLeased'], 'decode-worker.js'],
  ['does not come', [], 'decode-worker.js'],
  ['has no hash in the registry', ['released', 'released'], 'other.js'],
])('a file that %s is refused', async (_, texts, file) => {
  serve(...texts);
  await expect(fetched(file)).rejects.toMatchObject({ code: 'scan.not-loaded', retryable: true });
});

test('in a shell that gives no hashes, the file is taken as it is', async () => {
  runtime.registeredHashes = undefined;
  serve('anything');
  expect(await fetched()).toBe('anything');
});
