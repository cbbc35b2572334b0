import type { AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { type Making, makeNewProcess, type NewProcess } from './make-new-process';

const address = 'O'.repeat(43) as Address;
type Asked = Parameters<ItemSigner['signDataItem']>[0];
const signDataItem = jest.fn(async (_: Asked) => new Uint8Array());
const signer = { address, signDataItem };
const network = {
  mode: 'legacy' as const,
  mu: 'https://mu.example/',
  cu: 'https://cu.example/',
  spawn: { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) },
};
const code = (name: string) => `party.${name}` as ErrorCode;
const party: NewProcess<{ host: string }> = {
  tag: 'rainbow-rabbit-party',
  source: async () => '-- Lua',
  async read() {
    if (!isLoaded) throw new AppError('ao.no-reply');
    return { host: address };
  },
  isNew: ({ host }, asked) => host === asked,
  codes: { noNetwork: code('no-network'), noSource: code('no-source'), wrong: code('wrong') },
};

/** The process has evaluated its Lua. */
let isLoaded: boolean;
const answer = jest.fn(async (): Promise<AoResult> => {
  isLoaded = true;
  return { Messages: [] };
});
const ao = memoryAo({ answer });

let stored: Making | undefined;
const kept = {
  read: () => stored,
  write: (making: Making) => {
    stored = making;
  },
};
const make = (
  kind: Partial<typeof party> = {},
  on: Parameters<typeof makeNewProcess>[1]['network'] = network,
) => makeNewProcess({ ...party, ...kind }, { ao, network: on, signer, kept, onStep: () => undefined });

beforeEach(() => {
  stored = { name: 'Garden Party' };
  isLoaded = false;
  jest.clearAllMocks();
});

test('a process is made under its name, and its spawn is kept with it', async () => {
  const process = await make();
  expect(stored).toMatchObject({ name: 'Garden Party', spawned: { id: process, isPosted: true } });
  const [[spawn], [load]] = signDataItem.mock.calls as [[Asked], [Asked]];
  expect(spawn.data).toBe('Garden Party');
  expect(spawn.tags).toContainEqual({ name: 'Name', value: 'rainbow-rabbit-party' });
  expect(spawn.tags).toContainEqual({ name: 'Module', value: network.spawn.module });
  expect(load).toMatchObject({ target: process, data: '-- Lua' });
});

test('a process of somebody else is refused', async () => {
  const read = async () => ({ host: 'X'.repeat(43) });
  await expect(make({ read })).rejects.toMatchObject({ code: 'party.wrong' });
});

test('Lua that could not be fetched can be asked for again', async () => {
  const cause = new Error('lost');
  const source = () => Promise.reject(cause);
  await expect(make({ source })).rejects.toMatchObject({ code: 'party.no-source', cause, retryable: true });
  const spawned = stored?.spawned?.id;
  expect([await make(), signDataItem.mock.calls.length]).toEqual([spawned, 2]);
});

test('a network that names no module makes none', async () => {
  const { spawn, ...bare } = network;
  expect(spawn).toBeTruthy();
  await expect(make({}, bare)).rejects.toMatchObject({ code: 'party.no-network' });
  expect(signDataItem).not.toHaveBeenCalled();
});
