import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo, newItemSigner } from '@rainbow-rabbit/shared/testing';
import type { KeptMessage } from '../../common/client';
import { makeProcess, processMakingSteps } from './make-process';
import { spawnTags } from './spawn-tags';

const ids = { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) };
const item = async () => ({ tags: spawnTags(ids, { 'On-Boot': 'Data' }), data: '-- Lua' });

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  signer = await newItemSigner(jest.fn);
  sign = signer.signDataItem as jest.Mock;
});

let stored: KeptMessage | undefined;
const kept = {
  read: () => stored,
  write: (spawn: KeptMessage | undefined) => {
    stored = spawn;
  },
};
let problem: string | undefined;
let resultFailure: AppError | undefined;
let readFailure: AppError | undefined;
const ao: AoClient = {
  ...memoryAo({}),
  async result() {
    if (resultFailure) throw resultFailure;
    return { Messages: [], Error: problem };
  },
};
const read = async () => {
  if (readFailure) throw readFailure;
  return { phase: 'draft' };
};
const steps: string[] = [];

beforeEach(() => {
  stored = undefined;
  [problem, resultFailure, readFailure] = [undefined, undefined, undefined];
  steps.length = 0;
  jest.clearAllMocks();
});

const make = (asked = item) =>
  makeProcess({ ao, signer, kept, item: asked, read, onStep: (step) => steps.push(step) });

test('one signature makes a process that has its code', async () => {
  expect(await make()).toEqual({ process: stored?.id, state: { phase: 'draft' } });
  expect(steps).toEqual([...processMakingSteps]);
  expect(sign).toHaveBeenCalledTimes(1);
  expect(sign).toHaveBeenCalledWith(await item());
});

test('an attempt after a loss goes on with the same process, and asks for no item', async () => {
  resultFailure = new AppError('ao.unreachable', { retryable: true });
  readFailure = resultFailure;
  await expect(make()).rejects.toBe(resultFailure);
  const process = stored?.id;
  [resultFailure, readFailure] = [undefined, undefined];
  expect(await make(() => Promise.reject(new Error('asked again')))).toMatchObject({ process });
  expect(sign).toHaveBeenCalledTimes(1);
});

test('an item that could not be made leaves nothing behind', async () => {
  const failed = new AppError('http.unreachable', { retryable: true });
  await expect(make(() => Promise.reject(failed))).rejects.toBe(failed);
  expect(stored).toBeUndefined();
});

test('a unit that does not know the result of a spawn is no failure of a process that answers', async () => {
  resultFailure = new AppError('ao.timeout');
  expect(await make()).toMatchObject({ process: stored?.id });
});

test('a process that does not take its code is an error, and forgotten', async () => {
  problem = 'syntax error';
  await expect(make()).rejects.toMatchObject({ code: 'ao.process-failed', cause: 'syntax error' });
  expect(stored).toBeUndefined();
});
