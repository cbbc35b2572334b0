import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { makeProcess } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { makeEvent } from './make-event';
import { makingStore } from './making-store';

jest.mock('@rainbow-rabbit/processes/rabbit/client');
jest.mock('@rainbow-rabbit/processes/spawn/client', () => ({
  ...jest.requireActual('@rainbow-rabbit/processes/spawn/client'),
  makeProcess: jest.fn(),
}));

const address = 'O'.repeat(43) as Address;
const signer = { address, signDataItem: async () => new Uint8Array() };
const spawned = { process: 'P'.repeat(43) as ProcessId, item: 'signed' };
const network = {
  mode: 'legacy' as const,
  mu: 'https://mu.example/',
  cu: 'https://cu.example/',
  spawn: { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) },
};
const newOne = { phase: 'draft', players: 0, staff: [address] } as unknown as EventInfo;

const begin = () => {
  const kept = makingStore(address);
  kept.write({ name: 'Garden Party' });
  return kept;
};
const make = (ao: Parameters<typeof makeEvent>[0]['network'] = network) =>
  makeEvent({
    ao: {} as AoClient,
    network: ao,
    signer,
    kept: begin(),
    source: async () => '-- Lua',
    onStep: () => undefined,
  });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(readEventInfo).mockResolvedValue(newOne);
  jest.mocked(makeProcess).mockImplementation(async ({ ao, kept, read }) => {
    await kept.write(spawned);
    const { process } = spawned;
    return { process, state: await read({ ao, process }) };
  });
});

test('an event is a process of its name, whose spawn this browser keeps', async () => {
  expect(await make()).toBe(spawned.process);
  expect(makingStore(address).read()).toEqual({ name: 'Garden Party', spawned });
  const [{ mu, item }] = jest.mocked(makeProcess).mock.lastCall as Parameters<typeof makeProcess>;
  expect(mu).toBe(network.mu);
  expect(item.data).toBe('Garden Party');
  expect(item.tags).toContainEqual({ name: 'Name', value: 'rainbow-rabbit-event' });
  expect(item.tags).toContainEqual({ name: 'Module', value: network.spawn.module });
});

test('a process of somebody else is refused', async () => {
  jest.mocked(readEventInfo).mockResolvedValue({ ...newOne, staff: ['X'.repeat(43)] } as EventInfo);
  await expect(make()).rejects.toMatchObject({ code: 'new-event.wrong' });
});

test('a network that names no module makes none', async () => {
  const { spawn, ...bare } = network;
  expect(spawn).toBeTruthy();
  await expect(make(bare)).rejects.toMatchObject({ code: 'new-event.no-network' });
});
