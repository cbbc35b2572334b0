import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  type ProcessId,
  parseDataItem,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { request } from '@rainbow-rabbit/shared/http';
import { actStages, deliverAct } from './deliver-act';
import type { KeptAct } from './kept-act';
import type { TokenAct } from './token-act';

jest.mock('@rainbow-rabbit/shared/http');

const process = 'A'.repeat(43) as ProcessId;
const act: TokenAct = { kind: 'burn', quantity: '5' };

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  const key = await keySigner(await generateKeyfile());
  sign = jest.fn(
    async (item: Parameters<ItemSigner['signDataItem']>[0]) => (await createDataItem(item, key)).bytes,
  );
  signer = { address: await ownerAddress(key.owner), signDataItem: sign };
});

/** The messages that the token got, by their ids. */
let arrived: Set<string>;
let stored: KeptAct | undefined;
let answer: AoResult;
const kept = {
  read: () => stored,
  write: (next: KeptAct | undefined) => {
    stored = next;
  },
};
const result = jest.fn(async (_process: string, message: string) => {
  if (arrived.has(message)) return answer;
  throw new AppError('ao.aborted');
});
const ao: AoClient = { send: jest.fn(), result, read: jest.fn() };
const stages: string[] = [];
beforeEach(() => {
  jest.clearAllMocks();
  arrived = new Set();
  stored = undefined;
  answer = { Messages: [] };
  stages.length = 0;
  jest.mocked(request).mockImplementation(async (_url, options) => {
    arrived.add((await parseDataItem(options?.body)).id);
    return { status: 202, isOk: true, text: '{}' };
  });
});
const deliver = (next?: TokenAct) =>
  deliverAct({
    ao,
    mu: 'https://mu.example/',
    process,
    signer,
    act: next,
    kept,
    onStage: (stage) => stages.push(stage),
  });

test('an act is signed, posted and answered, and no longer kept', async () => {
  expect(await deliver(act)).toBe('done');
  expect([stages, arrived.size, stored]).toEqual([[...actStages], 1, undefined]);
});

test('a message whose answer was lost is neither signed nor posted again', async () => {
  result.mockRejectedValueOnce(new AppError('ao.timeout', { retryable: true }));
  await expect(deliver(act)).rejects.toMatchObject({ code: 'ao.timeout' });
  await expect(deliver(act)).rejects.toMatchObject({ code: 'token.unfinished' });
  expect(await deliver()).toBe('done');
  expect([arrived.size, sign.mock.calls.length, jest.mocked(request).mock.calls.length]).toEqual([1, 1, 1]);
});

test('a message that never arrived is posted again as it was signed', async () => {
  jest.mocked(request).mockRejectedValueOnce(new AppError('http.unreachable', { retryable: true }));
  await expect(deliver(act)).rejects.toMatchObject({ code: 'http.unreachable' });
  const { message } = stored ?? {};
  expect(await deliver()).toBe('done');
  expect([[...arrived], sign.mock.calls.length]).toEqual([[message], 1]);
});

test('an act that the token refuses is no longer kept', async () => {
  answer = { Messages: [], Error: 'rr:token.balance-too-small' };
  await expect(deliver(act)).rejects.toMatchObject({ code: 'token.balance-too-small' });
  expect(stored).toBeUndefined();
});

test('a wallet that refuses leaves nothing behind', async () => {
  sign.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(deliver(act)).rejects.toMatchObject({ code: 'wallet.declined' });
  expect([stored, arrived.size]).toEqual([undefined, 0]);
});
