import { addressOf } from '../../../../common/testing/addresses';
import { toTags } from '../../../../common/testing/live-process';
import { costOfMessages } from '../../../../common/testing/message-cost';
import type { Post } from '../../../../common/testing/post-office';
import { claimAgainMs, maxEntryPoints, maxPaymentsPage } from '../../../client';
import { ClaimsOffice, codeOf, communityId, refusalOf, tagOf, tokenId } from '../../../testing/claims-office';

let claims: ClaimsOffice;
beforeAll(async () => {
  claims = await ClaimsOffice.start();
});
afterAll(() => claims.stop());
const [ann, bob] = [addressOf('Ann'), addressOf('Bob')];

beforeEach(async () => {
  await claims.reset();
  await claims.admit(ann, bob);
});

/** Awards Ann 7 points, which are worth 70, and funds the pot. */
async function earn70(pot = 100n): Promise<void> {
  await claims.award({ address: ann, points: 7 });
  await claims.fund(pot);
}

/** Keeps messages between community and token to one of them back; returns those that came. */
function holdBack(to: string): Post[] {
  const held: Post[] = [];
  claims.office.carry = (post) => {
    if (post.to !== to || ![post.from, post.to].includes(tokenId)) return [post];
    held.push(post);
    return [];
  };
  return held;
}

const transfers = (posts: Awaited<ReturnType<ClaimsOffice['said']>>) =>
  typeof posts === 'string' ? posts : posts.map(({ post }) => [tagOf(post, 'Action'), tagOf(post, 'Once')]);

it('pays what was earned, by the rates of the moment, and keeps the message of the payment', async () => {
  await earn70();
  expect(await claims.earned(ann)).toMatchObject({ claimable: '70', pending: '0', paid: '0', total: 1 });
  expect(await claims.earned(bob)).toMatchObject({ claimable: '0', rows: [], total: 0 });
  expect(transfers(await claims.said(ann, 'Claim'))).toEqual([
    ['Transfer', '1'],
    ['Debit-Notice', ''],
  ]);
  expect((await claims.balances())[ann]).toBe(70n);
  expect(await claims.pot()).toMatchObject({ funded: '100', free: '30', reserved: '0', paid: '70' });
  expect(await claims.earned(ann)).toMatchObject({
    claimable: '0',
    paid: '70',
    rows: [{ kind: 'rainbow', points: 7, quantity: '70', board: 'game-carrots', why: 'a test' }],
  });
  const { rows } = await claims.payments(ann);
  expect(rows).toEqual([
    { number: 1, quantity: '70', state: 'paid', at: claims.now, message: expect.any(String) },
  ]);
  expect(await claims.said(ann, 'Claim')).toBe('claim.nothing');
  expect(await claims.said(bob, 'Claim')).toBe('claim.nothing');
});

it('a claim beyond the pot is refused, and can be made once the pot has enough', async () => {
  await earn70(69n);
  expect(await claims.said(ann, 'Claim')).toBe('claim.pot-empty');
  expect(await claims.earned(ann)).toMatchObject({ claimable: '70', pending: '0' });
  await claims.fund(1n);
  await claims.said(ann, 'Claim');
  expect((await claims.balances())[ann]).toBe(70n);
});

it('without an answer, a claim sends the same payment again after a minute, and is paid once', async () => {
  await earn70();
  const lost = holdBack(communityId);
  await claims.said(ann, 'Claim');
  claims.now += claimAgainMs - 1;
  expect(await claims.said(ann, 'Claim')).toBe('claim.sent');
  expect(await claims.pot()).toMatchObject({ free: '30', reserved: '70', paid: '0' });
  claims.now += 1;
  // points that come meanwhile wait for the next payment
  await claims.award({ address: ann, points: 1 });
  claims.letThrough();
  expect(transfers(await claims.said(ann, 'Claim'))).toEqual([
    ['Transfer', '1'],
    ['Debit-Notice', ''],
  ]);
  expect(await claims.earned(ann)).toMatchObject({ claimable: '10', pending: '0', paid: '70' });
  const late = await claims.office.deliver(...lost, ...lost);
  expect(late.map(({ result }) => codeOf(result))).toEqual(['payment.settled', 'payment.settled']);
  await claims.said(ann, 'Claim');
  expect((await claims.balances())[ann]).toBe(80n);
  expect((await claims.payments(ann)).rows.map(({ number, state }) => [number, state])).toEqual([
    [2, 'paid'],
    [1, 'paid'],
  ]);
});

it('what the token refuses can be claimed at once, as the same payment', async () => {
  await earn70();
  claims.office.carry = (post) => [post.to === tokenId ? refusalOf(post, 'Not today') : post];
  await claims.said(ann, 'Claim');
  expect(await claims.earned(ann)).toMatchObject({ claimable: '70', pending: '0' });
  expect(await claims.pot()).toMatchObject({ funded: '100', free: '100', reserved: '0' });
  expect((await claims.payments(ann)).rows).toEqual([
    { number: 1, quantity: '70', state: 'refused', at: claims.now, why: 'Not today' },
  ]);
  claims.letThrough();
  expect(transfers(await claims.said(ann, 'Claim'))).toEqual([
    ['Transfer', '1'],
    ['Debit-Notice', ''],
  ]);
  expect((await claims.payments(ann)).rows).toMatchObject([{ number: 1, state: 'paid' }]);
  expect((await claims.balances())[ann]).toBe(70n);
});

it('a refusal of one attempt changes nothing while another one has no answer', async () => {
  await earn70();
  const held = holdBack(tokenId);
  await claims.said(ann, 'Claim');
  claims.now += claimAgainMs;
  await claims.said(ann, 'Claim');
  claims.letThrough();
  const [first, second] = held as [Post, Post];
  await claims.office.deliver(refusalOf(second), refusalOf(second));
  expect(await claims.earned(ann)).toMatchObject({ claimable: '0', pending: '70' });
  expect(await claims.pot()).toMatchObject({ reserved: '70' });
  await claims.office.deliver(first);
  expect(await claims.earned(ann)).toMatchObject({ pending: '0', paid: '70' });
  expect((await claims.payments(ann)).rows[0]).not.toHaveProperty('why');
  const [late] = await claims.office.deliver(refusalOf(first));
  expect(late && codeOf(late.result)).toBe('payment.settled');
});

it('a token that pays after all what it refused is believed, once the pot has the quantity', async () => {
  await earn70(70n);
  await claims.award({ address: bob, points: 7 });
  const held = holdBack(tokenId);
  await claims.said(ann, 'Claim');
  claims.letThrough();
  await claims.office.deliver(...held.map((post) => refusalOf(post)));
  await claims.said(bob, 'Claim');
  await claims.fund(70n);
  // Ann's first attempt is delivered in spite of its refusal
  await claims.office.deliver(...held);
  expect(await claims.earned(ann)).toMatchObject({ claimable: '0', paid: '70' });
  expect(await claims.said(ann, 'Claim')).toBe('claim.nothing');
  expect(await claims.pot()).toMatchObject({ funded: '140', free: '0', reserved: '0', paid: '140' });
});

describe('believes only the token, only about its payments, and each answer once', () => {
  const debit = { 'X-Payment': '1', Recipient: ann, Quantity: '70' };
  const error = { 'X-Payment': '1', 'X-Attempt': '1', Error: 'no' };
  const credit = { 'X-Pot': '1', Quantity: '5', Reference: '900' };
  const stranger = addressOf('stranger');

  it.each<[string, string, string, Record<string, string>, string]>([
    ['a notice of a stranger', stranger, 'Debit-Notice', debit, 'token.only'],
    ['a refusal of a stranger', stranger, 'Transfer-Error', error, 'token.only'],
    ['a credit of a stranger', stranger, 'Credit-Notice', credit, 'token.only'],
    ['a notice of the one who is paid', ann, 'Debit-Notice', debit, 'token.only'],
    ['a credit for nothing', tokenId, 'Credit-Notice', { Quantity: '5' }, 'pot.unmarked'],
    ['a credit of no quantity', tokenId, 'Credit-Notice', { ...credit, Quantity: '-5' }, 'message.malformed'],
    ['a notice of no payment', tokenId, 'Debit-Notice', { ...debit, 'X-Payment': '2' }, 'payment.unknown'],
    ['a notice of payment 1.0', tokenId, 'Debit-Notice', { ...debit, 'X-Payment': '1.0' }, 'payment.unknown'],
    ['a notice without a payment', tokenId, 'Debit-Notice', { ...debit, 'X-Payment': '' }, 'payment.unknown'],
    ['a notice of less', tokenId, 'Debit-Notice', { ...debit, Quantity: '69' }, 'payment.another'],
    ['a notice to somebody else', tokenId, 'Debit-Notice', { ...debit, Recipient: bob }, 'payment.another'],
    ['a refusal of no attempt', tokenId, 'Transfer-Error', { ...error, 'X-Attempt': '2' }, 'payment.settled'],
    ['a forged sender', stranger, 'Debit-Notice', { ...debit, From: tokenId }, 'message.reserved-tag'],
  ])('%s', async (_, from, action, tags, code) => {
    await earn70();
    holdBack(tokenId);
    await claims.said(ann, 'Claim');
    const before = await claims.office.process('community').stateText();
    expect(await claims.notice(from, action, tags)).toBe(code);
    expect(await claims.office.process('community').stateText()).toBe(before);
  });

  it('answers that come again', async () => {
    await earn70();
    expect(await claims.notice(tokenId, 'Credit-Notice', credit)).toBeUndefined();
    expect(await claims.notice(tokenId, 'Credit-Notice', credit)).toBe('pot.counted');
    claims.office.carry = (post) => [post, post];
    await claims.said(ann, 'Claim');
    expect(await claims.pot()).toMatchObject({ funded: '105', free: '35', reserved: '0', paid: '70' });
    expect((await claims.balances())[ann]).toBe(70n);
  });

  it('nothing that others have the token send', async () => {
    await earn70();
    holdBack(tokenId);
    await claims.said(ann, 'Claim');
    claims.letThrough();
    const tags = [
      { name: 'Recipient', value: ann },
      { name: 'Quantity', value: '70' },
      { name: 'X-Payment', value: '1' },
      { name: 'X-Attempt', value: '1' },
      { name: 'Reply-To', value: communityId },
    ];
    const letter = { from: bob, action: 'Transfer', data: '', at: claims.now, block: 1, tags };
    expect((await claims.office.send('token', letter)).deliveries).toEqual([]);
    const notices = await claims.fund(70n, { 'X-Payment': '1', 'X-Attempt': '1' });
    expect(notices.map(({ result }) => codeOf(result))).toEqual(['pot.unmarked']);
    expect(await claims.earned(ann)).toMatchObject({ pending: '70', paid: '0' });
  });
});

it('the token is the staff’s choice while nothing is sent or paid, and another one begins with an empty pot', async () => {
  const other = addressOf('another token');
  const setToken = (process: string) => claims.act('Token', { process });
  await earn70();
  expect(await claims.said(ann, 'Token', { process: other, reason: 'x' })).toBe('staff.only');
  expect(await setToken('carrots')).toBe('staff.malformed');
  await setToken(tokenId);
  expect(await claims.pot()).toMatchObject({ funded: '100' });
  await setToken(other);
  expect(await claims.pot()).toMatchObject({ token: other, funded: '0', free: '0' });
  await setToken(tokenId);
  await claims.fund(100n);
  holdBack(communityId);
  await claims.said(ann, 'Claim');
  expect(await setToken(other)).toBe('token.in-use');
  claims.now += claimAgainMs;
  claims.letThrough();
  await claims.said(ann, 'Claim');
  expect(await setToken(other)).toBe('token.in-use');
  expect(await setToken(tokenId)).toEqual([]);
});

it('new rates count for points that come afterwards', async () => {
  const setRates = (rates: object) => claims.act('Rates', { rates });
  const large = '9'.repeat(40);
  await claims.award({ address: ann, points: 1 });
  await setRates({ rainbow: large, place: '0' });
  await claims.award({ address: ann, points: maxEntryPoints }, { address: ann, points: 5, kind: 'place' });
  expect(await claims.earned(ann)).toMatchObject({
    claimable: String(10n + BigInt(large) * BigInt(maxEntryPoints)),
    total: 2,
  });
  expect((await claims.pot()).rates).toMatchObject({ rainbow: large, place: '0', game: '10' });
  for (const wrong of [{}, { carrots: '1' }, { place: 1 }, { place: '-1' }, { place: `1${large}` }])
    expect(await setRates(wrong)).toBe('staff.malformed');
});

it('reads of one with many awards and payments stay small', async () => {
  await claims.act('Rates', { rates: { rainbow: '9'.repeat(40) } });
  await claims.fund(10n ** 39n);
  const award = { address: ann, points: maxEntryPoints, why: '兔'.repeat(80) };
  await claims.award(...Array.from({ length: 200 }, () => award));
  await claims.office.process('community').evaluateLua(`
    for number = 1, 120 do
      local rows = CommunityState.paymentRows
      rows.total, rows.account[number], rows.quantity[number] = number, 1, ('9'):rep(60)
      rows.state[number], rows.at[number], rows.attempts[number], rows.refusals[number] = 'refused', 1, 1, 1
      rows.message[number], rows.why[number] = ('m'):rep(43), ('w'):rep(100)
      CommunityState.payments.ofAccount['1 ' .. number] = number
    end
    CommunityState.accountRows.payments[1] = 120`);
  const sizeOf = (reply: object) => Buffer.byteLength(JSON.stringify(reply));
  const earned = await claims.earned(ann);
  expect([earned.total, earned.rows.length]).toEqual([200, 30]);
  expect(sizeOf(earned)).toBeLessThan(20_000);
  const first = await claims.payments(ann, { limit: maxPaymentsPage });
  const last = await claims.payments(ann, { offset: 100, limit: maxPaymentsPage });
  expect(sizeOf(first)).toBeLessThan(20_000);
  expect([first.total, first.rows[0]?.number, first.rows.length]).toEqual([120, 120, maxPaymentsPage]);
  expect([last.rows[0]?.number, last.rows.length]).toEqual([20, 20]);
});

/** Adds accounts with an award and a payment that is paid. */
const fillAccounts = (count: number) =>
  claims.office.process('community').evaluateLua(`
    local state = CommunityState
    local accounts, awards, payments = state.accountRows, state.awardRows, state.paymentRows
    for _ = 1, ${count} do
      local row, number = accounts.total + 1, payments.total + 1
      local address = ('%043d'):format(row)
      accounts.total, accounts.address[row], accounts.claimable[row] = row, address, '70'
      accounts.pending[row], accounts.paid[row], accounts.latest[row] = '0', '70', row
      accounts.awards[row], accounts.open[row], accounts.payments[row] = 1, 0, 1
      accounts.day[row], accounts.ofDay[row] = 1, '70'
      state.accounts.rowOf[address], state.payments.ofAccount[row .. ' 1'] = row, number
      awards.total, awards.kind[row], awards.points[row], awards.quantity[row] = row, 'place', 7, '70'
      awards.board[row], awards.why[row], awards.at[row], awards.previous[row] = 'overall', 'x', 1, 0
      payments.total, payments.account[number], payments.quantity[number] = number, row, '70'
      payments.state[number], payments.at[number], payments.attempts[number] = 'paid', 1, 1
      payments.refusals[number], payments.message[number], payments.why[number] = 0, ('m'):rep(43), ''
    end`);

it('no message about claims costs more because of 20,000 accounts and payments', async () => {
  const costsAmong = async (others: number) => {
    await claims.reset();
    await claims.admit(ann);
    await fillAccounts(others);
    await earn70();
    const at = claims.now;
    const payment = String(others + 1);
    const tagged = (action: string, tags: Record<string, string>) => ({
      from: tokenId,
      action,
      tags: toTags(tags),
      at,
    });
    const costs = await costOfMessages(claims.office.process('community'), [
      { from: bob, action: 'Pot', at },
      { from: ann, action: 'Earned', at },
      { from: ann, action: 'Claim', at },
      tagged('Transfer-Error', { 'X-Payment': payment, 'X-Attempt': '1', Error: 'no' }),
      { from: ann, action: 'Claim', at },
      tagged('Debit-Notice', { 'X-Payment': payment, Recipient: ann, Quantity: '70' }),
      tagged('Credit-Notice', { 'X-Pot': '1', Quantity: '70', Reference: '70' }),
      { from: ann, action: 'Payments', at },
    ]);
    expect(costs.flatMap(({ refused }) => refused ?? [])).toEqual([]);
    return costs.map(({ instructions }) => instructions);
  };
  const few = await costsAmong(10);
  const many = await costsAmong(20_000);
  const grown = many.map((cost, index) => cost / (few[index] ?? 0)).filter((ratio) => !(ratio <= 1.1));
  expect(grown).toEqual([]);
});
