import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { Answer } from '../http/answer';
import type { Stored } from './archive';
import { PackedData, unlessKnown } from './packed-data';

const text = 'carrots '.repeat(1000);

const storedAs = (id: string, data = text): Stored => ({
  id,
  address: '' as Address,
  target: '',
  tags: [],
  timestamp: 0,
  fields: () => Promise.reject(new Error('not asked for')),
  sizeBytes: data.length,
  data: async () => undefined,
});

let reads = 0;
beforeEach(() => {
  reads = 0;
});

/** The answer with data, which counts how often it is read. */
function plain(id: string, type = 'text/javascript; charset=utf-8', data = text): Answer {
  const parts = async function* () {
    reads += 1;
    yield Buffer.from(data.slice(0, 100));
    yield Buffer.from(data.slice(100));
  };
  const headers = { 'content-type': type, etag: `"${id}"` };
  return { status: 200, headers, body: { lengthBytes: data.length, parts: parts() } };
}

let turns = 0;
const asking = (encodings: string, known?: string) => ({
  headers: { 'accept-encoding': encodings, ...(known !== undefined && { 'if-none-match': known }) },
  turn: async <T>(work: () => T | Promise<T>) => {
    turns += 1;
    return await work();
  },
});
beforeEach(() => {
  turns = 0;
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
] as const)('data is sent as %s to a client that accepts %s', async (encoding, accepted, unpack) => {
  const answer = await new PackedData().answer(storedAs('a'), plain('a'), asking(accepted));
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    etag: `"a-${encoding}"`,
    vary: 'accept-encoding',
  });
  expect(unpack(answer.body as Buffer).toString()).toBe(text);
});

test('data is sent as it is to clients that unpack nothing, and where packing gains nothing', async () => {
  const packed = new PackedData();
  const forOld = plain('a');
  expect(await packed.answer(storedAs('a'), forOld, asking(''))).toMatchObject({
    body: forOld.body,
    headers: { etag: '"a"', vary: 'accept-encoding' },
  });
  const picture = plain('b', 'image/png');
  expect(await packed.answer(storedAs('b'), picture, asking('br'))).toBe(picture);
  const huge = { ...storedAs('c'), sizeBytes: 5 * 1024 ** 2 };
  expect((await packed.answer(huge, plain('c'), asking('br'))).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test('data is packed once, and the oldest goes when too much is kept', async () => {
  const packed = new PackedData(60);
  const ask = async (id: string) => (await packed.answer(storedAs(id), plain(id), asking('br'))).body;
  const first = (await ask('a')) as Buffer;
  await ask('a');
  expect(reads).toBe(1);
  expect(packed.keptBytes).toBe(first.length);
  for (const id of ['b', 'c', 'd', 'e']) await ask(id);
  expect(packed.keptBytes).toBeLessThanOrEqual(60);
  await ask('e');
  expect(reads).toBe(5);
  await ask('a');
  expect(reads).toBe(6);
});

test('large data is packed when its client has its turn', async () => {
  const large = { ...storedAs('a'), sizeBytes: 2 * 1024 ** 2 };
  await new PackedData().answer(large, plain('a'), asking('br'));
  expect(turns).toBe(1);
});

test('a client that has the same gets nothing, and nothing is read for it', async () => {
  const request = asking('br', 'W/"other", "a-br"');
  const answer = await new PackedData().answer(storedAs('a'), plain('a'), request);
  const known = unlessKnown(answer, request);
  expect(known).toMatchObject({ status: 304, headers: { etag: '"a-br"' }, body: '' });
  expect(known.headers).not.toHaveProperty('content-encoding');
  expect(reads).toBe(0);
  expect(unlessKnown(plain('a'), asking('', '"b"')).status).toBe(200);
});
