import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { processMakingSteps } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  type TxId,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { request } from '@rainbow-rabbit/shared/http';
import type { Making } from './domain/making';
import { makeEvent } from './make-event';
import { makingStore } from './making-store';

jest.mock('@rainbow-rabbit/processes/rabbit/client');
jest.mock('@rainbow-rabbit/shared/http');

const network = {
  mode: 'legacy' as const,
  mu: 'https://mu.example/',
  cu: 'https://cu.example/',
  spawn: { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) },
};

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  const key = await keySigner(await generateKeyfile());
  sign = jest.fn(
    async (item: Parameters<ItemSigner['signDataItem']>[0]) => (await createDataItem(item, key)).bytes,
  );
  signer = { address: await ownerAddress(key.owner), signDataItem: sign };
});

/** The processes that the network has, by their items, and the one that has loaded the game. */
let posted: Set<string>;
let isLoaded: boolean;
let postFails: boolean;
const send = jest.fn(async () => {
  isLoaded = true;
  return 'E'.repeat(43) as TxId;
});
const ao: AoClient = { send, result: async () => ({ Messages: [] }), read: jest.fn() };
const newEvent = () => ({ phase: 'draft', players: 0, staff: [signer.address] }) as unknown as EventInfo;
let info: () => EventInfo;

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  posted = new Set();
  isLoaded = false;
  postFails = false;
  info = newEvent;
  jest.mocked(request).mockImplementation(async (_url, options) => {
    posted.add(String(options?.body));
    if (postFails) throw new AppError('http.timeout', { retryable: true });
    return { status: 202, isOk: true, text: '{}' };
  });
  jest.mocked(readEventInfo).mockImplementation(async () => {
    if (!isLoaded) throw new AppError('ao.no-reply', { params: { action: 'Info' } });
    return info();
  });
});

const begin = () => {
  const kept = makingStore(signer.address as NonNullable<typeof signer.address>);
  if (!kept.read()) kept.write({ name: 'Garden Party' } satisfies Making);
  return kept;
};
const steps: string[] = [];
const make = (source = async () => '-- Lua') =>
  makeEvent({ ao, network, signer, kept: begin(), source, onStep: (step) => steps.push(step) });

test('an event is spawned, loaded and checked', async () => {
  steps.length = 0;
  expect(await make()).toBe(begin().read()?.spawned?.process);
  expect(steps).toEqual([...processMakingSteps]);
  expect(sign).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('after an answer that was lost, the same item is posted: there is one process', async () => {
  postFails = true;
  await expect(make()).rejects.toMatchObject({ code: 'http.timeout' });
  postFails = false;
  await make();
  expect(posted.size).toBe(1);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a reload after the rules could not be fetched goes on with the same process', async () => {
  const failed = new AppError('new-event.no-source', { retryable: true });
  await expect(make(() => Promise.reject(failed))).rejects.toBe(failed);
  const { process } = begin().read()?.spawned ?? {};
  expect(await make()).toBe(process);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a wallet that refuses leaves nothing behind', async () => {
  sign.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(make()).rejects.toMatchObject({ code: 'wallet.declined' });
  expect(begin().read()?.spawned).toBeUndefined();
  expect(posted.size).toBe(0);
});

test('rules that are there are not loaded again', async () => {
  isLoaded = true;
  await make();
  expect(send).not.toHaveBeenCalled();
});

test('a process of somebody else is refused', async () => {
  info = () => ({ ...newEvent(), staff: ['X'.repeat(43)] }) as EventInfo;
  await expect(make()).rejects.toMatchObject({ code: 'new-event.wrong' });
});

test('a network that names no module makes none', async () => {
  const { spawn, ...bare } = network;
  expect(spawn).toBeTruthy();
  const making = makeEvent({
    ao,
    network: bare,
    signer,
    kept: begin(),
    source: async () => '',
    onStep: () => undefined,
  });
  await expect(making).rejects.toMatchObject({ code: 'new-event.no-network' });
});
