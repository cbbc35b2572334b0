import { addressOf } from '../../../../common/testing/addresses';
import { type ContestPaymentList, maxPayments, type PaymentClaimList, paymentClaimMs } from '../../../client';
import { LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, owner, staff } = wallets;

const contest = LiveMinibuild.forTests();
beforeEach(async () => {
  await contest.build(['ann', 'bob', 'cleo']);
  await contest.act('Staff', { add: [staff] });
  await contest.until('judging');
});

const payment = (data: object = {}) => ({
  entry: 1,
  address: ann,
  quantity: '1000',
  token: addressOf('token'),
  message: addressOf('transfer'),
  ...data,
});
const claim = (from: string, data: object = {}, known = 0) =>
  contest.act('Claim', { ...payment(data), known }, from);
const refusal = (action: string, data: object, from: string = owner) =>
  contest.refusal(from, action, { reason: 'because', ...data });
const claims = () => contest.read<PaymentClaimList>('Claims');

it('payments are recorded once, when the results are there', async () => {
  expect(await refusal('Pay', payment())).toBe('results.none');
  expect(await refusal('Claim', { ...payment(), known: 0 })).toBe('results.none');
  await contest.act('PublishResults');
  await contest.act('Pay', payment());
  expect(await refusal('Pay', payment())).toBe('payment.repeated');
  expect(await refusal('Pay', payment({ entry: 9 }))).toBe('entry.unknown');
  for (const quantity of ['0', '-1', '01', 7, '1'.repeat(31)])
    expect(await refusal('Pay', payment({ quantity, message: addressOf('b') }))).toBe('staff.malformed');
  expect(await contest.read('Payments')).toEqual({
    total: 1,
    rows: [{ payment: 1, title: 'Of ann', paidAt: contest.now, by: owner, ...payment() }],
    at: contest.now,
  });
  await contest.live.evaluateLua(`MinibuildState.paymentRows.total = ${maxPayments}`);
  expect(await refusal('Pay', payment({ message: addressOf('b') }))).toBe('payment.too-many');
  expect(await refusal('Pay', payment(), bob)).toBe('staff.only');
});

describe('a payment that is announced', () => {
  beforeEach(() => contest.act('PublishResults'));

  it('keeps everybody else from paying the entry, whomever they would pay, until its time is over', async () => {
    await claim(staff);
    expect(await claims()).toEqual({
      total: 1,
      rows: [{ ...payment(), by: staff, endsAt: contest.now + paymentClaimMs }],
      at: contest.now,
    });
    const other = { ...payment({ message: addressOf('other') }), known: 0 };
    expect(await refusal('Claim', other)).toBe('payment.claimed');
    expect(await refusal('Claim', { ...other, address: bob })).toBe('payment.claimed');
    // neither with somebody else's message, nor from another browser of the same wallet
    expect(await refusal('Claim', { ...payment(), known: 0 })).toBe('payment.claimed');
    expect(await refusal('Claim', other, staff)).toBe('payment.claimed');
    expect(await refusal('Release', { entry: 1 })).toBe('payment.not-claimed');
    await claim(owner, { entry: 2, message: addressOf('second') });
    contest.pass(paymentClaimMs - 1);
    expect(await refusal('Claim', other)).toBe('payment.claimed');
    contest.pass(1);
    await claim(owner, { message: addressOf('other') });
    expect((await claims()).rows).toMatchObject([{ entry: 1, by: owner }, { entry: 2 }]);
  });

  it('is announced again by its sender, and ends by being recorded or released', async () => {
    await claim(staff);
    contest.pass(60_000);
    await claim(staff);
    expect((await claims()).rows).toMatchObject([{ endsAt: contest.now + paymentClaimMs }]);
    await claim(owner, { entry: 2, message: addressOf('second') });
    await claim(owner, { entry: 3, message: addressOf('third') });
    await contest.act('Release', { entry: 1 }, staff);
    expect((await claims()).rows.map(({ entry }) => entry).sort()).toEqual([2, 3]);
    expect(await refusal('Release', { entry: 1 }, staff)).toBe('payment.not-claimed');
    // anybody on the staff records what was announced, another payment leaves the announced one
    await contest.act('Pay', payment({ entry: 2, message: addressOf('elsewhere') }), staff);
    expect((await claims()).total).toBe(2);
    await contest.act('Pay', payment({ entry: 2, message: addressOf('second') }), staff);
    expect((await claims()).rows).toMatchObject([{ entry: 3, message: addressOf('third') }]);
    await contest.act('Release', { entry: 3 });
    expect(await claims()).toMatchObject({ total: 0, rows: [] });
    await claim(owner, { message: addressOf('fourth') });
    expect((await claims()).rows).toMatchObject([{ entry: 1 }]);
  });

  it('is refused to somebody who has not seen the latest payment of the entry', async () => {
    await claim(staff);
    await contest.act('Pay', payment(), staff);
    const next = { ...payment({ address: bob, message: addressOf('next') }) };
    expect(await refusal('Claim', { ...next, known: 0 })).toBe('payment.overtaken');
    expect(await refusal('Claim', { ...next, known: 2 })).toBe('payment.overtaken');
    expect(await refusal('Claim', { ...payment(), known: 1 })).toBe('payment.repeated');
    await claim(owner, next, 1);
  });

  it('outlives the right of who announced it, who then can do nothing with it', async () => {
    await claim(staff);
    await contest.act('Staff', { remove: [staff] });
    expect(await refusal('Release', { entry: 1 }, staff)).toBe('staff.only');
    expect(await refusal('Claim', { ...payment(), known: 0 }, staff)).toBe('staff.only');
    await contest.act('Pay', payment());
    expect(await contest.read<ContestPaymentList>('Payments')).toMatchObject({ rows: [{ by: owner }] });
    expect(await claims()).toMatchObject({ total: 0 });
  });
});
