import {
  addressOf,
  type LiveProcess,
  owner,
  processId,
  processNetwork,
} from '@rainbow-rabbit/processes/common/testing';
import { paymentClaimMs } from '@rainbow-rabbit/processes/minibuild/client';
import { LiveMinibuild } from '@rainbow-rabbit/processes/minibuild/testing';
import { readTokenBalance, transferTags } from '@rainbow-rabbit/processes/token/client';
import { startToken } from '@rainbow-rabbit/processes/token/testing';
import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { newItemSigner } from '@rainbow-rabbit/shared/testing';
import { keptPayment } from './kept-payment';
import { postPayment, signPayment } from './send-payment';

const member = addressOf('ann') as Address;
const contestId = processId as ProcessId;
const tokenId = addressOf('token') as ProcessId;
const payment = { entry: 1, title: 'Of ann', address: member, quantity: '2500', token: tokenId };
/** Everything that a payer has. */
const funds = '3000';

let signer: ItemSigner & { address: Address };
let sign: jest.Mock;
let contest: LiveMinibuild;
/** The time at which the results are out. */
let begin: number;
let token: LiveProcess;
let network: AoClient;
/** The ids of the messages that arrived. */
let posted: string[];
/** The failure of each post of a transfer: nothing arrives. */
let postFailure: AppError | undefined;
/** True while the unit shows no outcome of what it has. */
let hidesOutcomes: boolean;

beforeAll(async () => {
  signer = await newItemSigner(jest.fn);
  sign = signer.signDataItem as jest.Mock;
  contest = await LiveMinibuild.start();
  await contest.build(['ann']);
  await contest.act('Staff', { add: [signer.address] });
  await contest.until('judging');
  await contest.act('PublishResults');
  begin = contest.now;
  await contest.live.evaluateLua('FreshState = ao.clone(MinibuildState)');
  const balances = { [signer.address]: funds, [owner]: funds };
  token = await startToken({ name: 'Carrots', ticker: 'CARROT', denomination: 3, balances }, tokenId);
  network = processNetwork({
    processes: { [contestId]: contest.live, [tokenId]: token },
    clock: contest,
    onPost({ id }) {
      if (postFailure && id === kept.read()?.message) throw postFailure;
      posted.push(id);
    },
  });
});
afterAll(() => Promise.all([contest.stop(), token.stop()]));

const shown = (process: ProcessId, result: AoResult): AoResult =>
  hidesOutcomes && process === tokenId ? { Messages: [] } : result;
const ao: AoClient = {
  sign: (...asked) => network.sign(...asked),
  post: (...asked) => network.post(...asked),
  read: (...asked) => network.read(...asked),
  result: async (process, message) => shown(process, await network.result(process, message)),
  async known(process, message) {
    const result = await network.known(process, message);
    return result && shown(process, result);
  },
};
const place = { ao, process: contestId };
const kept = keptPayment(contestId);
const pay = { contest: place, ao, kept };
const sign1 = (asked = payment) => signPayment({ ...pay, signer }, asked);
const post = (asking: string | undefined = 'because') => postPayment({ ...pay, signer }, asking);
const postUnasked = () => postPayment({ ...pay, signer }, undefined);

/** The owner of the contest, who pays in another browser. */
const ownerSigner = { address: owner as Address, signDataItem: async () => new Uint8Array() };
const elsewhere = { ...pay, signer: ownerSigner, kept: keptPayment(addressOf('elsewhere') as ProcessId) };
const payElsewhere = async () => {
  await signPayment(elsewhere, payment);
  return postPayment(elsewhere, 'because');
};

const claims = () => contest.read<{ rows: object[] }>('Claims').then(({ rows }) => rows);
/** Messages that the wallet signed for the contest: announcements. */
const announced = () => sign.mock.calls.filter(([{ target }]) => target === contestId).length;
const transfersSigned = () => sign.mock.calls.length - announced();
const transfersPosted = () => posted.filter((id) => id === kept.read()?.message).length;
const balance = () => readTokenBalance({ ao, process: tokenId }, member, { maxAgeMs: 0 });
/** Has somebody spend what they have of the token. */
async function spend(from: string): Promise<void> {
  const tags = transferTags({ recipient: addressOf('shop') as Address, quantity: funds });
  await token.evaluate({ from, action: 'Transfer', tags: tags.slice(1), data: '', at: 1, block: 1 });
}

beforeEach(async () => {
  localStorage.clear();
  kept.clear();
  elsewhere.kept.clear();
  sign.mockClear();
  posted = [];
  postFailure = undefined;
  hidesOutcomes = false;
  contest.now = begin;
  await Promise.all([contest.live.reset(), token.reset()]);
});

test('a payment is kept before it is posted, and has moved once the token says so', async () => {
  await sign1();
  expect(kept.read()).toMatchObject({ ...payment, isMoved: false });
  expect([posted, await claims()]).toEqual([[], []]);
  const [[item]] = sign.mock.calls as [[{ target: string; tags: object[] }]];
  expect(item.target).toBe(tokenId);
  expect(item.tags).toContainEqual({ name: 'Quantity', value: '2500' });
  expect(item.tags).toContainEqual(expect.objectContaining({ name: 'Once' }));
  expect(await post()).toMatchObject({ isMoved: true });
  const { title, ...sent } = payment;
  const announcement = { ...sent, message: kept.read()?.message, by: signer.address };
  expect(await claims()).toEqual([expect.objectContaining(announcement)]);
  expect([announced(), transfersPosted(), await balance()]).toEqual([1, 1, '2500']);
  expect(kept.read()?.isMoved).toBe(true);
});

test('nothing is posted before the payment is announced, and the wallet is not asked for that on a page that was opened anew', async () => {
  await sign1();
  await expect(postUnasked()).rejects.toMatchObject({ code: 'contest-payment.unannounced' });
  expect([announced(), posted]).toEqual([0, []]);
  sign.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(post()).rejects.toMatchObject({ code: 'wallet.declined' });
  expect(kept.read()).toMatchObject({ sent: { isPosted: false } });
  expect(posted).toEqual([]);
  await post();
  expect(transfersPosted()).toBe(1);
});

test.each([
  ['payment.claimed', 'Claim', { known: 0 }],
  ['payment.overtaken', 'Pay', { address: addressOf('bob') }],
])(
  'a payment that the contest refuses with %s is forgotten, and nothing was posted',
  async (code, action, change) => {
    await sign1();
    const { title, ...other } = payment;
    await contest.act(action, { ...other, message: addressOf('other'), ...change });
    await expect(post()).rejects.toMatchObject({ code });
    expect(kept.read()).toBeUndefined();
    expect(await balance()).toBe('0');
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
    expect(announced()).toBe(1);
    clock.mockReturnValue(1_000_000 + paymentClaimMs - 60_000);
    await expect(postUnasked()).rejects.toMatchObject({ code: 'contest-payment.unannounced' });
    // it may have been posted: somebody else’s announcement doesn’t make this browser forget it
    contest.pass(paymentClaimMs);
    const { title, ...other } = payment;
    await contest.act('Claim', { ...other, message: addressOf('other'), known: 0 });
    await expect(post()).rejects.toMatchObject({ code: 'payment.claimed' });
    expect(kept.read()).toMatchObject({ sent: { isPosted: true } });
  } finally {
    clock.mockRestore();
  }
});

test('an entry that somebody else is paying is not paid', async () => {
  await payElsewhere();
  await expect(sign1()).rejects.toMatchObject({ code: 'payment.claimed' });
  // its time is over: the token knows that the amount has moved
  contest.pass(paymentClaimMs);
  await expect(sign1()).rejects.toMatchObject({ code: 'contest-payment.unrecorded' });
  expect(sign).not.toHaveBeenCalled();
});

test('an entry is paid whose announced payment the token refused', async () => {
  await signPayment(elsewhere, payment);
  await spend(owner);
  await expect(postPayment(elsewhere, 'because')).rejects.toMatchObject({ code: 'contest-payment.refused' });
  contest.pass(paymentClaimMs);
  await sign1();
  expect(await post()).toMatchObject({ isMoved: true });
});

test('a page that was closed after the posting asks the ledger, and posts nothing again', async () => {
  await sign1();
  hidesOutcomes = true;
  await expect(post()).rejects.toMatchObject({ code: 'contest-payment.unclear' });
  expect(kept.read()).toMatchObject({ isMoved: false });
  hidesOutcomes = false;
  expect(await postUnasked()).toMatchObject({ isMoved: true });
  expect([announced(), transfersPosted(), await balance()]).toEqual([1, 1, '2500']);
});

test('a message that the ledger doesn’t know is posted again with the same signature', async () => {
  await sign1();
  postFailure = new AppError('ao.unreachable');
  await expect(post()).rejects.toMatchObject({ code: 'ao.unreachable' });
  postFailure = undefined;
  expect(await postUnasked()).toMatchObject({ isMoved: true });
  await post();
  expect([transfersSigned(), transfersPosted()]).toEqual([1, 1]);
});

test('while a payment is unfinished, no other is signed', async () => {
  await sign1();
  await sign1();
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a payment that is recorded already is not signed again', async () => {
  const { title, ...made } = payment;
  await contest.act('Pay', { ...made, message: addressOf('other') });
  await expect(sign1()).rejects.toMatchObject({ code: 'contest-payment.already' });
  expect(sign).not.toHaveBeenCalled();
});

test('a wallet with too little is not asked', async () => {
  await expect(sign1({ ...payment, quantity: '3001' })).rejects.toMatchObject({
    code: 'contest-payment.balance',
  });
  expect(sign).not.toHaveBeenCalled();
});

test('a transfer that the token refuses is forgotten', async () => {
  await sign1();
  await spend(signer.address);
  await expect(post()).rejects.toMatchObject({ code: 'contest-payment.refused' });
  expect(kept.read()).toBeUndefined();
});
