import { type AoClient, createAoClient, type ItemSigner, type SignedItem } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url, parseDataItem } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { newItemSigner } from '@rainbow-rabbit/shared/testing';
import type { KeptMessage } from '../../common/client';
import { spawnOnce } from './spawn-once';
import { spawnTags } from './spawn-tags';

const ids = { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) };
const lua = 'Greeting = "Zażółć"';
const item = { tags: spawnTags(ids, { Name: 'box', 'On-Boot': 'Data' }), data: lua };

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  signer = await newItemSigner(jest.fn);
  sign = signer.signDataItem as jest.Mock;
});

/** A place that outlives pages, and a unit that has the processes of the items that came. */
let stored: KeptMessage | undefined;
let processes: Set<string>;
let wasKeptFirst: boolean;
/** The failures of the next posts, which arrive all the same. */
let losses: AppError[];
const kept = {
  read: () => stored,
  write: (spawn: KeptMessage | undefined) => {
    stored = spawn;
  },
};
const units = createAoClient({ ao: { mode: 'legacy', mu: 'mu', cu: 'cu' } });
const post = jest.fn(async ({ id, item: bytes }: SignedItem) => {
  wasKeptFirst = stored?.isPosted === true;
  processes.add((await parseDataItem(fromBase64Url(bytes))).id);
  const loss = losses.shift();
  if (loss) throw loss;
  return id;
});
const ao: AoClient = { ...units, post };

beforeEach(() => {
  stored = undefined;
  processes = new Set();
  wasKeptFirst = false;
  losses = [];
  jest.clearAllMocks();
});

const spawn = () => spawnOnce({ ao, signer, kept, item: () => item });

test('a process is spawned with all its tags and its data, and is named by the item that is kept', async () => {
  const process = await spawn();
  const asKept = await parseDataItem(fromBase64Url(stored?.item ?? ''));
  expect([process, stored?.id, ...processes]).toEqual([asKept.id, asKept.id, asKept.id]);
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

test.each(['ao.unreachable', 'ao.unavailable', 'ao.timeout'] as const)(
  'after %s the kept item is posted again: one process, one signature',
  async (code) => {
    losses = [new AppError(code, { retryable: true })];
    await expect(spawn()).rejects.toMatchObject({ code });
    expect([...processes]).toEqual([await spawn()]);
    expect(sign).toHaveBeenCalledTimes(1);
  },
);

test('what is kept counts, also where another item is asked for', async () => {
  const process = await spawn();
  expect(await spawnOnce({ ao, signer, kept, item: () => ({ ...item, data: 'other' }) })).toBe(process);
  expect([...processes]).toEqual([process]);
});

test('a wallet that refuses leaves nothing behind', async () => {
  sign.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(spawn()).rejects.toMatchObject({ code: 'wallet.declined' });
  expect([stored, post.mock.calls.length]).toEqual([undefined, 0]);
});

test('bytes that are not what was asked are neither kept nor posted', async () => {
  const another = await newItemSigner();
  sign.mockResolvedValueOnce(await another.signDataItem({ ...item, data: 'Owner = "somebody"' }));
  await expect(spawn()).rejects.toMatchObject({
    code: 'data-item.not-what-was-asked',
    params: { part: 'data' },
  });
  sign.mockResolvedValueOnce(await another.signDataItem(item));
  await expect(spawn()).rejects.toMatchObject({ params: { part: 'owner' } });
  expect([stored, post.mock.calls.length]).toEqual([undefined, 0]);
});
