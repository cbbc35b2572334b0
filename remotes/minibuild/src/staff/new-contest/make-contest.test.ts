import { type ContestInfo, readContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { makeProcess } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { makeContest } from './make-contest';
import { contestMakingStore } from './making-store';

jest.mock('@rainbow-rabbit/processes/minibuild/client');
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
const newOne = { phase: 'draft', staff: [address] } as unknown as ContestInfo;

const begin = () => {
  const kept = contestMakingStore(address);
  kept.write({ name: 'Weekend Memes' });
  return kept;
};
const make = (ao: Parameters<typeof makeContest>[0]['network'] = network) =>
  makeContest({
    ao: {} as AoClient,
    network: ao,
    signer,
    kept: begin(),
    source: async () => '-- Lua',
    onStep: () => undefined,
  });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(readContestInfo).mockResolvedValue(newOne);
  jest.mocked(makeProcess).mockImplementation(async ({ ao, kept, read }) => {
    await kept.write(spawned);
    const { process } = spawned;
    return { process, state: await read({ ao, process }) };
  });
});

test('a contest is a process of its name, whose spawn this browser keeps', async () => {
  expect(await make()).toBe(spawned.process);
  expect(contestMakingStore(address).read()).toEqual({ name: 'Weekend Memes', spawned });
  const [{ mu, item }] = jest.mocked(makeProcess).mock.lastCall as Parameters<typeof makeProcess>;
  expect(mu).toBe(network.mu);
  expect(item.data).toBe('Weekend Memes');
  expect(item.tags).toContainEqual({ name: 'Name', value: 'rainbow-rabbit-contest' });
  expect(item.tags).toContainEqual({ name: 'Module', value: network.spawn.module });
});

test('a process of somebody else is refused', async () => {
  jest.mocked(readContestInfo).mockResolvedValue({ ...newOne, staff: ['X'.repeat(43)] } as ContestInfo);
  await expect(make()).rejects.toMatchObject({ code: 'new-contest.wrong' });
});

test('a network that names no module makes none', async () => {
  const { spawn, ...bare } = network;
  expect(spawn).toBeTruthy();
  await expect(make(bare)).rejects.toMatchObject({ code: 'new-contest.no-network' });
});
