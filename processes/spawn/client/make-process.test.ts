import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  type TxId,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { makeProcess, processMakingSteps } from './make-process';
import type { SignedSpawn } from './spawn-once';
import { spawnTags } from './spawn-tags';

const ids = { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) };
const item = { tags: spawnTags(ids), data: 'Garden Party' };

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  const key = await keySigner(await generateKeyfile());
  sign = jest.fn(
    async (asked: Parameters<ItemSigner['signDataItem']>[0]) => (await createDataItem(asked, key)).bytes,
  );
  signer = { address: await ownerAddress(key.owner), signDataItem: sign };
});

let stored: SignedSpawn | undefined;
let isLoaded: boolean;
let problem: string | undefined;
let readFailure: AppError;
const kept = {
  read: () => stored,
  write: (spawn: SignedSpawn) => {
    stored = spawn;
  },
};
const send = jest.fn(async () => {
  isLoaded = problem === undefined;
  return 'E'.repeat(43) as TxId;
});
const ao: AoClient = { send, result: async () => ({ Messages: [], Error: problem }), read: jest.fn() };
const read = jest.fn(async () => {
  if (!isLoaded) throw readFailure;
  return { phase: 'draft' };
});
const steps: string[] = [];

beforeEach(() => {
  stored = undefined;
  isLoaded = false;
  problem = undefined;
  readFailure = new AppError('ao.no-reply', { params: { action: 'Info' } });
  steps.length = 0;
  jest.clearAllMocks();
});

const make = (source = async () => '-- Lua') =>
  makeProcess({
    ao,
    mu: 'https://mu.example/',
    signer,
    kept,
    item,
    fetch: async () => new Response('{}', { status: 202 }),
    source,
    read,
    onStep: (step) => steps.push(step),
  });

test('a process is spawned, loaded and read', async () => {
  expect(await make()).toEqual({ process: stored?.process, state: { phase: 'draft' } });
  expect(steps).toEqual([...processMakingSteps]);
  const tags = [
    { name: 'Action', value: 'Eval' },
    { name: 'Sequence', value: expect.stringMatching(/^\d+$/) },
  ];
  expect(send).toHaveBeenCalledWith({ process: stored?.process, tags, data: '-- Lua' }, signer, undefined);
});

test('an attempt after one whose source could not be fetched goes on with the same process', async () => {
  const failed = new AppError('http.unreachable', { retryable: true });
  await expect(make(() => Promise.reject(failed))).rejects.toBe(failed);
  const { process } = stored ?? {};
  expect(await make()).toMatchObject({ process });
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a process that answers is not loaded again', async () => {
  isLoaded = true;
  const source = jest.fn(async () => '-- Lua');
  await make(source);
  expect([send, source].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('Lua that the process does not take is an error', async () => {
  problem = 'syntax error';
  await expect(make()).rejects.toMatchObject({ code: 'ao.process-failed', cause: 'syntax error' });
});

test('a network that fails is no process without code', async () => {
  readFailure = new AppError('ao.unreachable', { retryable: true });
  await expect(make()).rejects.toBe(readFailure);
  expect(send).not.toHaveBeenCalled();
});
