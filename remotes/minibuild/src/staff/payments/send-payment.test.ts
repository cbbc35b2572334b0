import {
  claimContestPayment,
  paymentClaimMs,
  readContestPayments,
  readPaymentClaims,
} from '@rainbow-rabbit/processes/minibuild/client';
import { readTokenBalance } from '@rainbow-rabbit/processes/token/client';
import {
  type AoClient,
  type AoResult,
  createLegacyAoClient,
  type ItemSigner,
} from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  type TxId,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { consoleContest, consoleToken, memberAddress } from '../testing/console-stage';
import { keptPayment } from './kept-payment';
import { postPayment, signPayment } from './send-payment';

jest.mock('@rainbow-rabbit/processes/minibuild/client', () => ({
  ...jest.requireActual('@rainbow-rabbit/processes/minibuild/client'),
  claimContestPayment: jest.fn(),
  readContestPayments: jest.fn(),
  readPaymentClaims: jest.fn(),
}));
jest.mock('@rainbow-rabbit/processes/token/client', () => ({
  ...jest.requireActual('@rainbow-rabbit/processes/token/client'),
  readTokenBalance: jest.fn(),
}));

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
/** The failure of every post, or of the next one: nothing arrives. */
let postFailure: AppError | undefined;
let nextPostFailure: AppError | undefined;
const units = createLegacyAoClient({ mu: 'mu', cu: 'cu' });
const ao: AoClient = {
  ...units,
  async post({ id }) {
    const failure = postFailure ?? nextPostFailure;
    nextPostFailure = undefined;
    if (failure) throw failure;
    posted += 1;
    onLedger.add(id);
    return id;
  },
  known: async (_, message) => (onLedger.has(message) ? outcome : undefined),
  result: async () => outcome,
};
const contest = { ao, process: consoleContest };
const kept = keptPayment(consoleContest);
const sign1 = () => signPayment({ contest, ao, signer, kept }, payment);
const post = (asking: string | undefined = 'because') => postPayment({ contest, ao, signer, kept }, asking);
const postUnasked = () => postPayment({ contest, ao, signer, kept }, undefined);
const claim = jest.mocked(claimContestPayment);

/** A payment of the same entry that somebody else has announced. */
const other = { ...payment, message: 'O'.repeat(43) as TxId, by: memberAddress, endsAt: 100 };
const claimsAre = (rows: (typeof other)[], at = 50) =>
  jest.mocked(readPaymentClaims).mockResolvedValue({ total: rows.length, rows, at });

beforeEach(() => {
  kept.clear();
  jest.clearAllMocks();
  onLedger = new Set();
  outcome = moved;
  posted = 0;
  jest.mocked(readContestPayments).mockResolvedValue({ total: 0, rows: [], at: 1 });
  jest.mocked(readTokenBalance).mockResolvedValue('3000');
  claimsAre([]);
  claim.mockReset();
  postFailure = undefined;
  nextPostFailure = undefined;
});

test('a payment is kept before it is posted, and has moved once the token says so', async () => {
  await sign1();
  expect(kept.read()).toMatchObject({ ...payment, isMoved: false });
  expect(posted).toBe(0);
  const [[item]] = sign.mock.calls as [[{ target: string; tags: object[] }]];
  expect(item.target).toBe(consoleToken);
  expect(item.tags).toContainEqual({ name: 'Quantity', value: '2500' });
  expect(item.tags).toContainEqual(expect.objectContaining({ name: 'Once' }));
  expect(claim).not.toHaveBeenCalled();
  expect(await post()).toMatchObject({ isMoved: true });
  expect(claim).toHaveBeenCalledTimes(1);
  const { title, ...sent } = payment;
  expect(claim.mock.calls[0]?.[1]).toEqual({
    ...sent,
    message: kept.read()?.message,
    known: 0,
    reason: 'because',
  });
  expect(kept.read()?.isMoved).toBe(true);
});

test('nothing is posted before the payment is announced, and the wallet is not asked for that on a page that was opened anew', async () => {
  await sign1();
  await expect(postUnasked()).rejects.toMatchObject({ code: 'contest-payment.unannounced' });
  expect([claim.mock.calls.length, posted]).toEqual([0, 0]);
  claim.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(post()).rejects.toMatchObject({ code: 'wallet.declined' });
  expect(kept.read()).toMatchObject({ sent: { isPosted: false } });
  expect(posted).toBe(0);
  await post();
  expect(posted).toBe(1);
});

test.each(['payment.claimed', 'payment.overtaken'] as const)(
  'a payment that the contest refuses with %s is forgotten, and nothing was posted',
  async (code) => {
    await sign1();
    claim.mockRejectedValueOnce(new AppError(code));
    await expect(post()).rejects.toMatchObject({ code });
    expect(kept.read()).toBeUndefined();
    expect(posted).toBe(0);
  },
);

test('an announcement counts for less than its time, then it is made again before anything is posted', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  try {
    await sign1();
    postFailure = new AppError('ao.unreachable');
    await expect(post()).rejects.toMatchObject({ code: 'ao.unreachable' });
    clock.mockReturnValue(1_000_000 + paymentClaimMs - 180_000);
    await expect(postUnasked()).rejects.toMatchObject({ code: 'ao.unreachable' });
    expect(claim).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(1_000_000 + paymentClaimMs - 60_000);
    await expect(postUnasked()).rejects.toMatchObject({ code: 'contest-payment.unannounced' });
    // it may have been posted: somebody else’s announcement doesn’t make this browser forget it
    claim.mockRejectedValueOnce(new AppError('payment.claimed'));
    await expect(post()).rejects.toMatchObject({ code: 'payment.claimed' });
    expect(kept.read()).toMatchObject({ sent: { isPosted: true } });
  } finally {
    clock.mockRestore();
  }
});

test('an entry that somebody else is paying is not paid', async () => {
  claimsAre([other]);
  await expect(sign1()).rejects.toMatchObject({ code: 'payment.claimed' });
  // its time is over: the token knows if the amount has moved
  claimsAre([other], 100);
  onLedger.add(other.message);
  await expect(sign1()).rejects.toMatchObject({ code: 'contest-payment.unrecorded' });
  expect(sign).not.toHaveBeenCalled();
  outcome = refused;
  await sign1();
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a page that was closed after the posting asks the ledger, and posts nothing again', async () => {
  await sign1();
  outcome = { Messages: [] };
  await expect(post()).rejects.toMatchObject({ code: 'contest-payment.unclear' });
  outcome = moved;
  expect(await postUnasked()).toMatchObject({ isMoved: true });
  expect(posted).toBe(1);
  expect(claim).toHaveBeenCalledTimes(1);
});

test('a message that the ledger doesn’t know is posted again with the same signature', async () => {
  await sign1();
  nextPostFailure = new AppError('ao.unreachable');
  await expect(post()).rejects.toMatchObject({ code: 'ao.unreachable' });
  expect(await postUnasked()).toMatchObject({ isMoved: true });
  expect(posted).toBe(1);
  expect(sign).toHaveBeenCalledTimes(1);
  await post();
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
  expect(await postUnasked()).toMatchObject({ isMoved: true });
  expect(posted).toBe(1);
});
