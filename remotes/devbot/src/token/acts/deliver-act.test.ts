import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo, newItemSigner } from '@rainbow-rabbit/shared/testing';
import { actStages, deliverAct } from './deliver-act';
import type { KeptAct } from './kept-act';
import type { TokenAct } from './token-act';

const process = 'A'.repeat(43) as ProcessId;
const act: TokenAct = { kind: 'burn', quantity: '5' };

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  signer = await newItemSigner(jest.fn);
  sign = signer.signDataItem as jest.Mock;
});

/** The items that were posted. */
let posted: string[];
/** The failures of the next posts, which never arrive, and of the next answers, which are lost. */
let postFailures: AppError[];
let answerFailures: AppError[];
let stored: KeptAct | undefined;
let answer: AoResult;
const kept = {
  read: () => stored,
  write: (next: KeptAct | undefined) => {
    stored = next;
  },
};
const failBy = (failures: AppError[]) => {
  const failure = failures.shift();
  if (failure) throw failure;
};
let ao: AoClient;
const stages: string[] = [];
beforeEach(() => {
  jest.clearAllMocks();
  posted = [];
  postFailures = [];
  answerFailures = [];
  stored = undefined;
  answer = { Messages: [] };
  stages.length = 0;
  ao = memoryAo({
    onPost({ item }) {
      posted.push(item);
      failBy(postFailures);
    },
    answer() {
      failBy(answerFailures);
      return answer;
    },
  });
});
const deliver = (next?: TokenAct) =>
  deliverAct({ ao, process, signer, act: next, kept, onStage: (stage) => stages.push(stage) });

test('an act is signed, posted and answered, and no longer kept', async () => {
  expect(await deliver(act)).toBe('done');
  expect([stages, posted.length, stored]).toEqual([[...actStages], 1, undefined]);
});

test('a message whose answer was lost is neither signed nor posted again', async () => {
  answerFailures = [new AppError('ao.timeout', { retryable: true })];
  await expect(deliver(act)).rejects.toMatchObject({ code: 'ao.timeout' });
  await expect(deliver(act)).rejects.toMatchObject({ code: 'token.unfinished' });
  expect(await deliver()).toBe('done');
  expect([posted.length, sign.mock.calls.length]).toEqual([1, 1]);
});

test('a message that never arrived is posted again as it was signed', async () => {
  postFailures = [new AppError('ao.unreachable', { retryable: true })];
  await expect(deliver(act)).rejects.toMatchObject({ code: 'ao.unreachable' });
  expect(await deliver()).toBe('done');
  const [first, second, ...more] = posted;
  expect([second, more, sign.mock.calls.length]).toEqual([first, [], 1]);
});

test('an act that the token refuses is no longer kept', async () => {
  answer = { Messages: [], Error: 'rr:token.balance-too-small' };
  await expect(deliver(act)).rejects.toMatchObject({ code: 'token.balance-too-small' });
  expect(stored).toBeUndefined();
});

test('a wallet that refuses leaves nothing behind', async () => {
  sign.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(deliver(act)).rejects.toMatchObject({ code: 'wallet.declined' });
  expect([stored, posted]).toEqual([undefined, []]);
});
