import { readContestPayments } from '@rainbow-rabbit/processes/minibuild/client';
import { readTokenBalance } from '@rainbow-rabbit/processes/token/client';
import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  type ProcessId,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { request } from '@rainbow-rabbit/shared/http';
import { consoleContest, consoleToken, memberAddress } from '../testing/console-stage';
import { keptPayment } from './kept-payment';
import { postPayment, signPayment } from './send-payment';

jest.mock('@rainbow-rabbit/processes/minibuild/client', () => ({
  ...jest.requireActual('@rainbow-rabbit/processes/minibuild/client'),
  readContestPayments: jest.fn(),
}));
jest.mock('@rainbow-rabbit/processes/token/client');
jest.mock('@rainbow-rabbit/shared/http');

const payment = {
  entry: 3,
  title: 'Entry',
  address: memberAddress,
  quantity: '2500',
  token: consoleToken,
};
const notice = (Target: string, tags: Record<string, string>) => ({
  Target,
  Tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
});
const moved: AoResult = {
  Messages: [notice(memberAddress, { Action: 'Credit-Notice', Quantity: '2500' })],
};
const refused: AoResult = { Messages: [notice('S', { Action: 'Transfer-Error' })] };

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  const key = await keySigner(await generateKeyfile());
  sign = jest.fn(
    async (item: Parameters<ItemSigner['signDataItem']>[0]) => (await createDataItem(item, key)).bytes,
  );
  signer = { address: await ownerAddress(key.owner), signDataItem: sign };
});

/** The outcomes that the ledger knows, by the messages that it has. */
let onLedger: Set<string>;
let outcome: AoResult;
let posted: number;
const ao = {
  result: jest.fn(async (_token: ProcessId, message: string) => {
    if (!onLedger.has(message)) throw new AppError('ao.aborted');
    return outcome;
  }),
} as unknown as AoClient;
const contest = { ao, process: consoleContest };
const kept = keptPayment(consoleContest);
const sign1 = () => signPayment({ contest, ao, signer, kept }, payment);
const post = (mayHaveArrived = false) => postPayment({ ao, mu: 'mu', kept }, { mayHaveArrived });

beforeEach(() => {
  kept.clear();
  jest.clearAllMocks();
  onLedger = new Set();
  outcome = moved;
  posted = 0;
  jest.mocked(readContestPayments).mockResolvedValue({ total: 0, rows: [], at: 1 });
  jest.mocked(readTokenBalance).mockResolvedValue('3000');
  jest.mocked(request).mockImplementation(async () => {
    posted += 1;
    onLedger.add(kept.read()?.message ?? '');
    return { status: 202, isOk: true, text: '{}' };
  });
});

test('a payment is kept before it is posted, and has moved once the token says so', async () => {
  await sign1();
  expect(kept.read()).toMatchObject({ ...payment, isMoved: false });
  expect(posted).toBe(0);
  const [[item]] = sign.mock.calls as [[{ target: string; tags: object[] }]];
  expect(item.target).toBe(consoleToken);
  expect(item.tags).toContainEqual({ name: 'Quantity', value: '2500' });
  expect(item.tags).toContainEqual(expect.objectContaining({ name: 'Once' }));
  expect(await post()).toMatchObject({ isMoved: true });
  expect(kept.read()?.isMoved).toBe(true);
});

test('a page that was closed after the posting asks the ledger, and posts nothing again', async () => {
  await sign1();
  onLedger.add(kept.read()?.message ?? '');
  expect(await post(true)).toMatchObject({ isMoved: true });
  expect(posted).toBe(0);
});

test('a message that the ledger doesn’t know is posted again with the same signature', async () => {
  await sign1();
  expect(await post(true)).toMatchObject({ isMoved: true });
  expect(posted).toBe(1);
  expect(sign).toHaveBeenCalledTimes(1);
  await post(true);
  expect(posted).toBe(1);
});

test('while a payment is unfinished, no other is signed', async () => {
  await sign1();
  await sign1();
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a payment that is recorded already is not signed again', async () => {
  const rows = [{ entry: 3, address: memberAddress }] as Awaited<
    ReturnType<typeof readContestPayments>
  >['rows'];
  jest.mocked(readContestPayments).mockResolvedValue({ total: 1, rows, at: 1 });
  await expect(sign1()).rejects.toMatchObject({ code: 'contest-payment.already' });
  expect(sign).not.toHaveBeenCalled();
});

test('a wallet with too little is not asked', async () => {
  jest.mocked(readTokenBalance).mockResolvedValue('2499');
  await expect(sign1()).rejects.toMatchObject({ code: 'contest-payment.balance' });
  expect(sign).not.toHaveBeenCalled();
});

test('a transfer that the token refuses is forgotten', async () => {
  outcome = refused;
  await sign1();
  await expect(post()).rejects.toMatchObject({ code: 'contest-payment.refused' });
  expect(kept.read()).toBeUndefined();
});

test('an answer that says nothing leaves the payment as it is', async () => {
  outcome = { Messages: [] };
  await sign1();
  await expect(post()).rejects.toMatchObject({ code: 'contest-payment.unclear' });
  expect(kept.read()).toMatchObject({ isMoved: false });
  outcome = moved;
  expect(await post(true)).toMatchObject({ isMoved: true });
  expect(posted).toBe(1);
});
