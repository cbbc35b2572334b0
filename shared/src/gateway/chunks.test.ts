import { fromBase64Url } from '../arweave';
import { dataChunks, provenPlace } from './chunks';

const kib = 1024;
const data = Uint8Array.from({ length: 300 * kib }, (_, index) => (index * 31) % 251);

it('splits data into chunks of at most 256 and at least 32 KiB', async () => {
  const sizes = async (bytes: number) =>
    (await dataChunks(new Uint8Array(bytes))).chunks.map((chunk) => chunk.bytes.length);
  expect(await sizes(1)).toEqual([1]);
  expect(await sizes(256 * kib)).toEqual([256 * kib]);
  expect(await sizes(257 * kib)).toEqual([128.5 * kib, 128.5 * kib]);
  expect(await sizes(300 * kib)).toEqual([256 * kib, 44 * kib]);
});

it('knows the place of a chunk by its proof, from any byte in it', async () => {
  const { dataRoot, chunks } = await dataChunks(data);
  for (const { start, end, proof, bytes: chunk } of chunks) {
    const claim = { dataRoot: fromBase64Url(dataRoot), dataSize: data.length, proof, chunk };
    expect(await provenPlace({ ...claim, offset: start })).toEqual({ start, end });
    expect(await provenPlace({ ...claim, offset: end - 1 })).toEqual({ start, end });
  }
});

it('believes no proof of another place, chunk or root', async () => {
  const { dataRoot, chunks } = await dataChunks(data);
  const [first, second] = chunks;
  if (!first || !second) throw new Error('Two chunks were expected');
  const { bytes: chunk, proof } = first;
  const claim = { dataRoot: fromBase64Url(dataRoot), dataSize: data.length, offset: 0, proof, chunk };
  expect(await provenPlace({ ...claim, offset: second.start })).toBeUndefined();
  expect(await provenPlace({ ...claim, chunk: new Uint8Array(chunk.length) })).toBeUndefined();
  expect(await provenPlace({ ...claim, chunk: second.bytes })).toBeUndefined();
  expect(await provenPlace({ ...claim, dataRoot: new Uint8Array(32) })).toBeUndefined();
  expect(await provenPlace({ ...claim, proof: new Uint8Array() })).toBeUndefined();
});
