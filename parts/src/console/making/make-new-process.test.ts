import { makeProcess } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import type { ErrorCode } from '@rainbow-rabbit/shared/errors';
import { type Making, makeNewProcess, type NewProcess } from './make-new-process';

jest.mock('@rainbow-rabbit/processes/spawn/client', () => ({
  ...jest.requireActual('@rainbow-rabbit/processes/spawn/client'),
  makeProcess: jest.fn(),
}));

const address = 'O'.repeat(43) as Address;
const signer = { address, signDataItem: async () => new Uint8Array() };
const made = 'P'.repeat(43) as ProcessId;
const spawned = { id: 'P'.repeat(43) as TxId, item: 'signed', signedAt: 1, isPosted: true };
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
  read: async () => ({ host: address }),
  isNew: ({ host }, asked) => host === asked,
  codes: { noNetwork: code('no-network'), noSource: code('no-source'), wrong: code('wrong') },
};

let stored: Making | undefined;
const kept = {
  read: () => stored,
  write: (making: Making) => {
    stored = making;
  },
};
const make = (
  kind: Partial<typeof party> = {},
  ao: Parameters<typeof makeNewProcess>[1]['network'] = network,
) =>
  makeNewProcess(
    { ...party, ...kind },
    { ao: {} as AoClient, network: ao, signer, kept, onStep: () => undefined },
  );

beforeEach(() => {
  stored = { name: 'Garden Party' };
  jest.mocked(makeProcess).mockImplementation(async ({ ao, kept: place, source, read }) => {
    place.write(spawned);
    await source();
    return { process: made, state: await read({ ao, process: made }) };
  });
});

test('a process is made under its name, and its spawn is kept with it', async () => {
  expect(await make()).toBe(made);
  expect(stored).toEqual({ name: 'Garden Party', spawned });
  const [{ item }] = jest.mocked(makeProcess).mock.lastCall as Parameters<typeof makeProcess>;
  expect(item.data).toBe('Garden Party');
  expect(item.tags).toContainEqual({ name: 'Name', value: 'rainbow-rabbit-party' });
  expect(item.tags).toContainEqual({ name: 'Module', value: network.spawn.module });
});

test('a process of somebody else is refused', async () => {
  const read = async () => ({ host: 'X'.repeat(43) });
  await expect(make({ read })).rejects.toMatchObject({ code: 'party.wrong' });
});

test('Lua that could not be fetched can be asked for again', async () => {
  const cause = new Error('lost');
  const source = () => Promise.reject(cause);
  await expect(make({ source })).rejects.toMatchObject({ code: 'party.no-source', cause, retryable: true });
});

test('a network that names no module makes none', async () => {
  const { spawn, ...bare } = network;
  expect(spawn).toBeTruthy();
  await expect(make({}, bare)).rejects.toMatchObject({ code: 'party.no-network' });
});
