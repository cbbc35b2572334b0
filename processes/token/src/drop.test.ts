import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { owner, refusalCodeOf, toTags } from '../../common/testing/live-process';
import { type Delivery, PostOffice } from '../../common/testing/post-office';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../../rabbit/testing/large-event';
import { maxAsked, maxClaims, type TokenTerms } from '../client';
import { startToken, tokenSource } from '../testing/live-token';

jest.setTimeout(300_000);

const [ann, bob, cid] = [addressOf('Ann'), addressOf('Bob'), addressOf('Cid')];
const terms: TokenTerms = {
  name: 'Moon Carrots',
  ticker: 'MOON',
  denomination: 2,
  balances: { [owner]: '50' },
  creator: owner,
  drop: { quantity: '100', perAddress: '40' },
};

const event = PostOffice.idOf('rabbit');
const [open, forRainbows] = [PostOffice.idOf('open'), PostOffice.idOf('rainbows')];
const [holder, other, banned, beginner] = [1, 2, 3, 4].map(largeEventAddress) as [
  string,
  string,
  string,
  string,
];

let office: PostOffice<'open' | 'rainbows' | 'rabbit'>;
beforeAll(async () => {
  office = await PostOffice.open({
    open: { source: tokenSource(terms), state: 'TokenState' },
    rainbows: {
      source: tokenSource({ ...terms, drop: { quantity: '60', perAddress: '40', event } }),
      state: 'TokenState',
    },
    rabbit: { source: processSource('rabbit'), state: 'RabbitState' },
  });
  const rabbit = office.process('rabbit');
  await makeLargeEvent(rabbit, { players: 14, claims: 24, coloursEach: 7, status: 'confirmed' });
  await rabbit.evaluateLua('RabbitState.players.banned[3] = true');
});
afterAll(() => office.stop());
beforeEach(async () => {
  office.carry = (post) => [post];
  await Promise.all([office.process('open').reset(), office.process('rainbows').reset()]);
});

type Drop = 'open' | 'rainbows';
const letter = (from: string, action: string, tags: Record<string, string> = {}, data = '') => ({
  from,
  action,
  tags: toTags(tags),
  data,
  at: largeEventTime,
  block: 1,
});
const claim = (token: Drop, from: string, tags: Record<string, string> = {}) =>
  office.send(token, letter(from, 'Claim', tags));
const refusal = async (token: Drop, from: string, action = 'Claim', tags = {}, data = '') =>
  refusalCodeOf((await office.send(token, letter(from, action, tags, data))).result.Error ?? '');
const notices = ({ Messages }: { Messages: Delivery['result']['Messages'] }) =>
  Messages.map(({ Target, Tags }) => {
    const tags = Object.fromEntries(Tags.map(({ name, value }) => [name, value]));
    return [Target, tags.Action, tags.Quantity ?? tags.Error].filter((part) => part !== undefined);
  });
const standing = async (token: Drop, claimant = ann) => {
  const { result } = await office.send(token, letter(ann, 'Terms', { Recipient: claimant }));
  return JSON.parse(result.Messages[0]?.Data ?? '');
};
const balances = async (token: Drop) => {
  const { result } = await office.send(token, letter(ann, 'Balances'));
  return JSON.parse(result.Messages[0]?.Data ?? '') as Record<string, string>;
};
const sum = (held: Record<string, string>) => Object.values(held).reduce((all, one) => all + BigInt(one), 0n);

describe('an open drop', () => {
  it('gives each address one share, the last one what is left, and then nothing', async () => {
    expect(await balances('open')).toEqual({ [owner]: '50', [open]: '100' });
    for (const [who, quantity] of [
      [ann, '40'],
      [bob, '40'],
      [cid, '20'],
    ] as const) {
      const { result } = await claim('open', who);
      expect(notices(result)).toEqual([[who, 'Credit-Notice', quantity]]);
    }
    expect(await refusal('open', addressOf('Dot'))).toBe('claim.empty');
    expect(await refusal('open', ann)).toBe('claim.done');
    const held = await balances('open');
    expect(held).toEqual({ [owner]: '50', [open]: '0', [ann]: '40', [bob]: '40', [cid]: '20' });
    expect(await standing('open')).toMatchObject({
      supply: String(sum(held)),
      drop: { left: '0', claims: 3, pot: open },
      claim: { status: 'claimed', quantity: '40' },
    });
  });

  it('refuses its creator, other processes, and who gave the share away', async () => {
    expect(await refusal('open', owner)).toBe('claim.creator');
    expect(await refusal('open', ann, 'Claim', { 'From-Process': ann })).toBe('claim.wallets-only');
    await claim('open', ann);
    await office.send('open', letter(ann, 'Transfer', { Recipient: bob, Quantity: '40' }));
    expect(await refusal('open', ann)).toBe('claim.done');
    await claim('open', bob);
    expect((await balances('open'))[bob]).toBe('80');
  });

  it('has a pot that nothing but claims can move; what is sent to it stays there', async () => {
    await office.send('open', letter(owner, 'Transfer', { Recipient: open, Quantity: '10' }));
    const moved = await office.send('open', letter(open, 'Transfer', { Recipient: ann, Quantity: '11' }));
    expect(notices(moved.result)).toEqual([[open, 'Transfer-Error', 'Insufficient Balance!']]);
    expect(await refusal('open', open, 'Burn', { Quantity: '11' })).toBe('token.balance-too-small');
    expect(await standing('open')).toMatchObject({ supply: '150', drop: { left: '100' } });
    expect((await balances('open'))[open]).toBe('110');
  });

  it('tells nobody but the sender', async () => {
    const { result } = await claim('open', ann, { 'Reply-To': bob });
    expect(notices(result).map(([target]) => target)).toEqual([ann]);
  });
});

describe('a drop for the rainbows of an event', () => {
  it('gives a share once the event itself has confirmed the rainbow', async () => {
    const { result, deliveries } = await claim('rainbows', holder);
    expect(notices(result)).toEqual([
      [holder, 'Claim-Asked'],
      [event, 'Me'],
    ]);
    const last = deliveries.at(-1);
    expect(last && notices(last.result)).toEqual([[holder, 'Credit-Notice', '40']]);
    expect(await standing('rainbows', holder)).toMatchObject({
      drop: { event, left: '20', claims: 1 },
      claim: { status: 'claimed', quantity: '40' },
    });
    expect(await refusal('rainbows', holder)).toBe('claim.done');
  });

  it('gives nothing to somebody without a confirmed rainbow, who is banned, or not in the event', async () => {
    for (const from of [banned, beginner]) {
      const { deliveries } = await claim('rainbows', from);
      const last = deliveries.at(-1);
      expect(last && notices(last.result)).toEqual([[from, 'Claim-Error', 'no-rainbow']]);
      expect(await standing('rainbows', from)).toMatchObject({ claim: { status: 'refused', quantity: '0' } });
    }
    const { deliveries } = await claim('rainbows', ann);
    const last = deliveries.at(-1);
    expect(last && notices(last.result)).toEqual([[ann, 'Claim-Error', 'no-rainbow']]);
    expect(await standing('rainbows')).toMatchObject({ claim: { status: 'refused' }, drop: { left: '60' } });
  });

  it('never gives more than the pot has, however many claims are in flight', async () => {
    office.carry = () => [];
    for (const from of [holder, other, largeEventAddress(5)]) await claim('rainbows', from);
    expect(await standing('rainbows')).toMatchObject({ drop: { left: '60' } });
    const answers: string[][] = [];
    for (const address of [holder, other, largeEventAddress(5)]) {
      const yes = JSON.stringify({ address, complete: true, block: 1, banned: false });
      const { result } = await office.send('rainbows', letter(event, 'Me', {}, yes));
      answers.push(...(notices(result) as string[][]));
    }
    expect(answers.map(([, ...rest]) => rest)).toEqual([
      ['Credit-Notice', '40'],
      ['Credit-Notice', '20'],
      ['Claim-Error', 'empty'],
    ]);
    const held = await balances('rainbows');
    expect(held[forRainbows]).toBe('0');
    expect(sum(held)).toBe(110n);
    expect(await refusal('rainbows', largeEventAddress(6))).toBe('claim.empty');
  });

  it('takes an answer once, and only from the event and about somebody who claims', async () => {
    office.carry = (post) => (post.to === event ? [post] : []);
    await claim('rainbows', holder);
    const yes = JSON.stringify({ address: holder, complete: true, block: 1, banned: false });
    for (const from of [ann, owner, forRainbows, addressOf('other event')])
      expect(await refusal('rainbows', from, 'Me', {}, yes)).toBe('claim.not-asked');
    for (const wrong of ['{}', '{"address":7}', JSON.stringify({ address: other, complete: true })])
      expect(await refusal('rainbows', event, 'Me', {}, wrong)).toBe('claim.not-asked');
    office.carry = (post) => [post, post];
    await claim('rainbows', holder);
    expect(await standing('rainbows', holder)).toMatchObject({ drop: { left: '20', claims: 1 } });
    expect(await refusal('rainbows', event, 'Me', {}, yes)).toBe('claim.not-asked');
  });

  it('may be claimed again after an answer that got lost, or was no', async () => {
    office.carry = () => [];
    await claim('rainbows', holder);
    office.carry = (post) => [post];
    await claim('rainbows', holder);
    expect(await standing('rainbows', holder)).toMatchObject({ claim: { status: 'claimed' } });
  });

  it('keeps a bounded number of claims that wait', async () => {
    const token = office.process('rainbows');
    await token.evaluateLua(`
      for place = 1, ${maxAsked} do
        local address = place == 1 and '${ann}' or ('%043d'):format(place)
        TokenState.askedRows.address[place], TokenState.askedRows.isRefused[place] = address, false
        TokenState.drop.askedAt[address] = place
      end
      TokenState.askedRows.total, TokenState.drop.nextAsked = ${maxAsked}, 1`);
    office.carry = () => [];
    await claim('rainbows', holder);
    const kept = await token.evaluateLua(`
      local count = 0
      for _ in pairs(TokenState.drop.askedAt) do count = count + 1 end
      return count .. ' ' .. TokenState.askedRows.total .. ' ' .. TokenState.askedRows.address[1]`);
    expect(kept).toBe(`${maxAsked} ${maxAsked} ${holder}`);
    expect(await standing('rainbows', ann)).toMatchObject({ claim: { status: 'none' } });
  });
});

it.each<[string, Partial<TokenTerms>, string]>([
  [
    'a share larger than the drop',
    { drop: { quantity: '1', perAddress: '2' } },
    'a share is more than the drop',
  ],
  ['a drop of nothing', { drop: { quantity: '0', perAddress: '1' } }, 'the drop is no quantity'],
  ['shares of nothing', { drop: { quantity: '5', perAddress: '0' } }, 'a share is no quantity'],
  [
    'too many shares',
    { drop: { quantity: String(maxClaims + 1), perAddress: '1' } },
    'the drop has too many shares',
  ],
  [
    'an event that is no process',
    { drop: { quantity: '5', perAddress: '1', event: 'x' } },
    'the event is no',
  ],
  ['a creator who is not the owner', { creator: ann }, 'the creator is not the owner'],
  [
    'terms without a hash',
    { agreement: { terms: 'tokens', version: '2026-11-23', hash: 'x' } },
    'the agreement names no terms',
  ],
  ['minters, renounced', { minters: [owner], renounced: true }, 'a renounced token has no minters'],
])('a token does not begin with %s', async (_, wrong, reason) => {
  await expect(startToken({ ...terms, ...wrong })).rejects.toThrow(reason);
});

it('a token without a drop has nothing to claim', async () => {
  const token = await startToken({ ...terms, drop: undefined });
  try {
    const { Error: error } = await token.evaluate(letter(ann, 'Claim'));
    expect(refusalCodeOf(error ?? '')).toBe('claim.no-drop');
  } finally {
    await token.stop();
  }
});
