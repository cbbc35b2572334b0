import type { AoMessage, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo, newItemSigner } from '@rainbow-rabbit/shared/testing';
import type { KeptMessage } from '../../common/client';
import { makeProcess, processMakingSteps } from './make-process';
import { spawnTags } from './spawn-tags';

const ids = { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) };
const item = { tags: spawnTags(ids), data: 'Garden Party' };

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  signer = await newItemSigner(jest.fn);
  sign = signer.signDataItem as jest.Mock;
});

let stored: KeptMessage | undefined;
let isLoaded: boolean;
let problem: string | undefined;
let readFailure: AppError;
const kept = {
  read: () => stored,
  write: (spawn: KeptMessage | undefined) => {
    stored = spawn;
  },
};
const answer = jest.fn(async (_: AoMessage): Promise<AoResult> => {
  isLoaded = problem === undefined;
  return { Messages: [], Error: problem };
});
const ao = memoryAo({ answer });
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
    signer,
    kept,
    item,
    source,
    read,
    onStep: (step) => steps.push(step),
  });

test('a process is spawned, loaded and read', async () => {
  expect(await make()).toEqual({ process: stored?.id, state: { phase: 'draft' } });
  expect(steps).toEqual([...processMakingSteps]);
  const tags = [
    { name: 'Action', value: 'Eval' },
    { name: 'Sequence', value: expect.stringMatching(/^\d+$/) },
  ];
  const message = { process: stored?.id, tags, data: '-- Lua' };
  expect(answer).toHaveBeenCalledWith(message, signer.address, expect.any(String));
});

test('an attempt after one whose source could not be fetched goes on with the same process', async () => {
  const failed = new AppError('http.unreachable', { retryable: true });
  await expect(make(() => Promise.reject(failed))).rejects.toBe(failed);
  const process = stored?.id;
  expect(await make()).toMatchObject({ process });
  expect(sign.mock.calls.filter(([{ target }]) => target === undefined)).toHaveLength(1);
});

test('a process that answers is not loaded again', async () => {
  isLoaded = true;
  const source = jest.fn(async () => '-- Lua');
  await make(source);
  expect([answer, source].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('Lua that the process does not take is an error', async () => {
  problem = 'syntax error';
  await expect(make()).rejects.toMatchObject({ code: 'ao.process-failed', cause: 'syntax error' });
});

test('a network that fails is no process without code', async () => {
  readFailure = new AppError('ao.unreachable', { retryable: true });
  await expect(make()).rejects.toBe(readFailure);
  expect(answer).not.toHaveBeenCalled();
});
