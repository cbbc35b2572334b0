import { firstActsLua } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
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
const party: NewProcess<{ host: string }> = {
  tag: 'rainbow-rabbit-party',
  source: async () => '-- Lua',
  read: async () => ({ host: address }),
  isNew: ({ host }, asked) => host === asked,
};

const ao: AoClient = { ...memoryAo({}), result: async () => ({ Messages: [] }) };

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
  stored = { name: 'Garden Party', acts: [] };
  jest.clearAllMocks();
});

test('one signed item makes a process with its first settings, and is kept', async () => {
  const acts = [{ action: 'Configure', data: { name: 'Garden Party' } }];
  stored = { name: 'Garden Party', acts };
  const process = await make();
  expect(stored).toEqual({ name: 'Garden Party', acts, spawned: expect.objectContaining({ id: process }) });
  const [[spawn], ...more] = signDataItem.mock.calls as [[Asked]];
  expect(more).toEqual([]);
  expect(spawn.data).toBe(`${firstActsLua(acts)}-- Lua`);
  expect(spawn.tags).toContainEqual({ name: 'Name', value: 'rainbow-rabbit-party' });
  expect(spawn.tags).toContainEqual({ name: 'Module', value: network.spawn.module });
  expect(spawn.tags).toContainEqual({ name: 'On-Boot', value: 'Data' });
});

test('a process of somebody else is refused', async () => {
  const read = async () => ({ host: 'X'.repeat(43) });
  await expect(make({ read })).rejects.toMatchObject({ code: 'making.wrong' });
});

test('Lua that could not be fetched can be asked for again', async () => {
  const cause = new Error('lost');
  const source = () => Promise.reject(cause);
  await expect(make({ source })).rejects.toMatchObject({ code: 'making.no-source', cause, retryable: true });
  expect(stored?.spawned).toBeUndefined();
});

test('a network that names no module makes none', async () => {
  const { spawn, ...bare } = network;
  expect(spawn).toBeTruthy();
  await expect(make({}, bare)).rejects.toMatchObject({ code: 'making.no-network' });
  expect(signDataItem).not.toHaveBeenCalled();
});
