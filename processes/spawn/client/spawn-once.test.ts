import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  fromBase64Url,
  generateKeyfile,
  keySigner,
  ownerAddress,
  parseDataItem,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type SignedSpawn, spawnOnce } from './spawn-once';
import { spawnTags } from './spawn-tags';

const ids = { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) };
const lua = 'Greeting = "Zażółć"';
const item = { tags: spawnTags(ids, { Name: 'box', 'On-Boot': 'Data' }), data: lua };
const mu = 'https://mu.example/';

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  const key = await keySigner(await generateKeyfile());
  sign = jest.fn(
    async (asked: Parameters<ItemSigner['signDataItem']>[0]) => (await createDataItem(asked, key)).bytes,
  );
  signer = { address: await ownerAddress(key.owner), signDataItem: sign };
});

/** A place that outlives pages, and a unit that has the processes of the items that came. */
let stored: SignedSpawn | undefined;
let processes: Set<string>;
let wasKeptFirst: boolean;
let losesAnswers: boolean;
const kept = {
  read: () => stored,
  write: (spawn: SignedSpawn) => {
    stored = spawn;
  },
};
const fetch = jest.fn(async (_url: unknown, init?: RequestInit) => {
  wasKeptFirst = stored !== undefined;
  processes.add((await parseDataItem(init?.body)).id);
  if (losesAnswers) throw new TypeError('Failed to fetch');
  return new Response('{}', { status: 202 });
});

beforeEach(() => {
  stored = undefined;
  processes = new Set();
  wasKeptFirst = false;
  losesAnswers = false;
  jest.clearAllMocks();
});

const spawn = () => spawnOnce({ mu, signer, kept, item, fetch });

test('a process is spawned with all its tags and its data, and is named by the item that is kept', async () => {
  const process = await spawn();
  const asKept = await parseDataItem(fromBase64Url(stored?.item ?? ''));
  expect([process, stored?.process, ...processes]).toEqual([asKept.id, asKept.id, asKept.id]);
  expect(asKept.tags).toEqual([
    { name: 'Data-Protocol', value: 'ao' },
    { name: 'Variant', value: 'ao.TN.1' },
    { name: 'Type', value: 'Process' },
    { name: 'Module', value: ids.module },
    { name: 'Scheduler', value: ids.scheduler },
    { name: 'Authority', value: ids.authority },
    { name: 'Name', value: 'box' },
    { name: 'On-Boot', value: 'Data' },
  ]);
  expect(new TextDecoder().decode(asKept.data)).toBe(lua);
  expect(wasKeptFirst).toBe(true);
});

test('after an answer that was lost, the kept item is posted: one process, one signature', async () => {
  losesAnswers = true;
  await expect(spawn()).rejects.toMatchObject({ code: 'http.unreachable' });
  losesAnswers = false;
  expect([...processes]).toEqual([await spawn()]);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('what is kept counts, also where reading it takes time and another item is asked for', async () => {
  const process = await spawn();
  const slow = { read: async () => stored, write: kept.write };
  expect(await spawnOnce({ mu, signer, kept: slow, item: { ...item, data: 'other' }, fetch })).toBe(process);
  expect([...processes]).toEqual([process]);
});

test('a unit that refuses leaves the item kept', async () => {
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(spawn()).rejects.toMatchObject({ code: 'http.status', retryable: true });
  expect(await spawn()).toBe(stored?.process);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a wallet that refuses leaves nothing behind', async () => {
  sign.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(spawn()).rejects.toMatchObject({ code: 'wallet.declined' });
  expect([stored, fetch.mock.calls.length]).toEqual([undefined, 0]);
});

test('bytes that are not what was asked are neither kept nor posted', async () => {
  const key = await keySigner(await generateKeyfile());
  const changed = await createDataItem({ ...item, data: 'Owner = "somebody"' }, key);
  sign.mockResolvedValueOnce(changed.bytes);
  await expect(spawn()).rejects.toMatchObject({
    code: 'data-item.not-what-was-asked',
    params: { part: 'data' },
  });
  const another = await createDataItem(item, key);
  sign.mockResolvedValueOnce(another.bytes);
  await expect(spawn()).rejects.toMatchObject({ params: { part: 'owner' } });
  expect([stored, fetch.mock.calls.length]).toEqual([undefined, 0]);
});
