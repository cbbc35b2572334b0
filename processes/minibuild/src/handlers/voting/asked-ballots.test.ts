import { processSource } from '../../../../aos';
import { addressOf } from '../../../../common/testing/addresses';
import { nextMessageId, owner, processId, refusalCodeOf } from '../../../../common/testing/live-process';
import { type Delivery, PostOffice } from '../../../../common/testing/post-office';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../../../../rabbit/testing/large-event';
import { type BallotList, contestReplySchemas, type Mine, maxAsked } from '../../../client';
import { LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob } = wallets;
const event = PostOffice.idOf('rabbit');
/** Players of the event: two with a confirmed rainbow, one who is banned with one, and one who has begun to collect. */
const [holder, other, banned, beginner] = [1, 2, 3, 4].map(largeEventAddress) as [
  string,
  string,
  string,
  string,
];

let office: PostOffice<'minibuild' | 'rabbit'>;
let contest: LiveMinibuild;
beforeAll(async () => {
  office = await PostOffice.open({
    minibuild: {
      source: processSource('minibuild'),
      state: 'MinibuildState',
      replies: contestReplySchemas,
    },
    rabbit: { source: processSource('rabbit'), state: 'RabbitState' },
  });
  contest = await LiveMinibuild.start(Promise.resolve(office.process('minibuild')));
  const rabbit = office.process('rabbit');
  await makeLargeEvent(rabbit, { players: 14, claims: 24, coloursEach: 7, status: 'confirmed' });
  await rabbit.evaluateLua('RabbitState.players.banned[3] = true');
});
afterAll(() => office.stop());
beforeEach(async () => {
  await contest.reset();
  contest.now = largeEventTime;
  await contest.build(['ann', 'bob'], { event });
  await contest.until('voting');
  office.carry = (post) => [post];
});

const vote = (from: string, entries: readonly number[]) =>
  office.send('minibuild', contest.letter(from, 'Vote', { entries }));
const refusals = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ result }) => result.Error && refusalCodeOf(result.Error));
const mine = (address: string) => contest.read<Mine>('Mine', { address });

it('a ballot of somebody with a confirmed rainbow counts once the event itself has said so', async () => {
  expect(await mine(holder)).toMatchObject({ vote: 'asked' });
  office.carry = () => [];
  const held = await vote(holder, [1]);
  expect(await mine(holder)).toMatchObject({ ballot: { entries: [1], status: 'asked' } });
  expect(await contest.read('Info')).toMatchObject({ ballots: 0, asked: 1 });
  expect(await contest.tallies()).toEqual([0, 0]);
  expect(held.deliveries).toEqual([]);
  const votedAt = contest.now;
  contest.pass(5000);
  office.carry = (post) => [post];
  const { deliveries } = await vote(holder, [1, 2]);
  expect(deliveries.map(({ post }) => [post.to === event, post.message.Target])).toEqual([
    [true, event],
    [false, PostOffice.idOf('minibuild')],
  ]);
  expect(refusals(deliveries)).toEqual([undefined, undefined]);
  expect(await contest.tallies()).toEqual([1, 1]);
  expect(await contest.read<BallotList>('Ballots')).toMatchObject({
    rows: [{ address: holder, entries: [1, 2], by: 'event', votedAt: votedAt + 5000 }],
  });
  // later ballots count at once
  expect((await vote(holder, [2])).deliveries).toEqual([]);
  expect(await contest.tallies()).toEqual([0, 1]);
  expect(await mine(holder)).toMatchObject({ vote: 'yes' });
});

it('a ballot of somebody without a confirmed rainbow, or who is banned, doesn’t count', async () => {
  for (const from of [banned, beginner]) {
    await vote(from, [1]);
    expect(await mine(from)).toMatchObject({ vote: 'asked', ballot: { status: 'refused' } });
  }
  // the event answers about a stranger without naming anybody
  const stranger = addressOf('stranger');
  const { deliveries } = await vote(stranger, [1]);
  expect(refusals(deliveries)).toEqual([undefined, undefined]);
  expect(await mine(stranger)).toMatchObject({ vote: 'asked', ballot: { entries: [1], status: 'refused' } });
  expect(await contest.read('Info')).toMatchObject({ ballots: 0, asked: 0 });
  expect(await contest.tallies()).toEqual([0, 0]);
});

it('an answer that names nobody is about the ballot that the question was pushed for, and about no other', async () => {
  office.carry = () => [];
  const [first, second] = ['first', 'second'].map(addressOf) as [string, string];
  const earlier = { ...contest.letter(first, 'Vote', { entries: [1] }), id: addressOf('earlier') };
  const latest = { ...contest.letter(first, 'Vote', { entries: [2] }), id: addressOf('latest') };
  for (const letter of [earlier, latest]) await office.send('minibuild', letter);
  await vote(second, [1]);
  const answer = (root: string | undefined, data: object = { registered: false }, from = event) =>
    contest.live.send({
      ...contest.letter(from, 'Me', data),
      tags: [
        { name: 'From-Process', value: from },
        ...(root === undefined ? [] : [{ name: 'Pushed-For', value: root }]),
      ],
    });
  for (const root of [undefined, addressOf('other'), earlier.id, first, '', 'x'.repeat(3000)])
    expect(await answer(root)).toMatchObject({ code: 'vote.not-asked' });
  expect(await answer(latest.id, undefined, addressOf('other event'))).toMatchObject({
    code: 'vote.not-asked',
  });
  // a wallet's own tag says nothing, and a confirmation has to name whom it confirms
  const tags = [{ name: 'Pushed-For', value: latest.id }];
  expect(await contest.live.send({ ...contest.letter(event, 'Me', {}), tags })).toMatchObject({
    code: 'vote.not-asked',
  });
  expect(await answer(latest.id, { complete: true, block: 1, banned: false })).toMatchObject({ ok: true });
  expect(await mine(first)).toMatchObject({ ballot: { entries: [2], status: 'refused' } });
  expect(await mine(second)).toMatchObject({ ballot: { entries: [1], status: 'asked' } });
  expect(await contest.tallies()).toEqual([0, 0]);
});

it('an answer that comes twice, late, or from somebody else changes nothing', async () => {
  office.carry = (post) => (post.to === event ? [post] : []);
  await vote(holder, [1]);
  const yes = { registered: true, address: holder, complete: true, block: 1, banned: false };
  for (const from of [ann, owner, processId, addressOf('other event')])
    expect(await contest.refusal(from, 'Me', yes)).toBe('vote.not-asked');
  office.carry = (post) => [post, post];
  const { deliveries } = await vote(holder, [2]);
  expect(refusals(deliveries).filter((code) => code === 'vote.not-asked').length).toBeGreaterThan(0);
  expect(await contest.tallies()).toEqual([0, 1]);
  for (const wrong of [{}, { address: 7 }, { address: other }])
    expect(await contest.refusal(event, 'Me', wrong)).toBe('vote.not-asked');
});

it('an answer counts after the voting, until the results are published', async () => {
  office.carry = () => [];
  for (const from of [holder, other]) await vote(from, [1]);
  await contest.until('judging');
  const yes = { complete: true, block: 1, banned: false };
  await contest.live.send(contest.letter(event, 'Me', { ...yes, address: holder }));
  expect(await contest.tallies()).toEqual([1, 0]);
  await contest.act('PublishResults');
  expect(await contest.refusal(event, 'Me', { ...yes, address: other })).toBe('contest.over');
});

it('an empty ballot takes the one back that waits, and the ballot of somebody removed doesn’t count', async () => {
  office.carry = () => [];
  await vote(holder, [1]);
  await vote(holder, []);
  expect(await mine(holder)).not.toHaveProperty('ballot');
  expect(await contest.read('Info')).toMatchObject({ asked: 0 });
  const yes = { address: holder, complete: true, block: 1, banned: false };
  expect(await contest.refusal(event, 'Me', yes)).toBe('vote.not-asked');
  office.carry = (post) => [post];
  await vote(holder, [1]);
  await contest.act('Remove', { address: holder, isRemoved: true });
  expect(await contest.refusal(holder, 'Vote', { entries: [2] })).toBe('person.removed');
  expect(await contest.tallies()).toEqual([0, 0]);
});

it('at most 2,000 ballots wait, and one more takes the place of the oldest', async () => {
  office.carry = () => [];
  const first = contest.letter(holder, 'Vote', { entries: [1] });
  await office.send('minibuild', first);
  await contest.live.evaluateLua(`
    local ballots = MinibuildState.ballots
    for place = 2, ${maxAsked} do
      local address, rows = ('%042dA'):format(place + 1000), MinibuildState.askedRows
      rows.address[place], rows.entries[place], rows.votedAt[place] = address, '\\0\\0\\0\\1', 1
      rows.isRefused[place], ballots.askedAt[address] = false, place
    end
    MinibuildState.askedRows.total, ballots.nextAsked = ${maxAsked}, 1`);
  expect(await contest.read('Info')).toMatchObject({ asked: maxAsked });
  await vote(other, [2]);
  expect(await mine(holder)).not.toHaveProperty('ballot');
  expect(await mine(other)).toMatchObject({ ballot: { status: 'asked' } });
  expect(await contest.read('Info')).toMatchObject({ asked: maxAsked });
  const traces = `local ids = MinibuildState.ownActs.idsOf
    return tostring(ids['${holder}'] == nil) .. ' ' .. tostring(ids['${other}'] ~= nil)`;
  expect(await contest.live.evaluateLua(traces)).toBe('true true');
  // ballots that are taken back leave nothing else behind either, with acts of either kind
  await contest.live.evaluateLua(`MinibuildState.ballots.nextAsked = ${maxAsked - 1}`);
  const fleeting = [0, 1, 2, 3, 4, 5].map((one) => addressOf(`fleeting ${one}`));
  for (const [index, from] of fleeting.entries())
    for (const [act, entries] of [[1], []].entries()) {
      const sequence = index % 2 === 0 ? { sequence: act + 1 } : {};
      await office.send('minibuild', contest.letter(from, 'Vote', { entries, ...sequence }));
    }
  await contest.live.evaluateLua(`MinibuildState.ballots.nextAsked = ${maxAsked - 1}`);
  for (let one = 0; one < 6; one += 1) await vote(addressOf(`later ${one}`), [1]);
  const left = `local own, count = MinibuildState.ownActs, 0
    for _, address in ipairs({ '${fleeting.join("', '")}' }) do
      if own.idsOf[address] or own.sequenceOf[address] then count = count + 1 end
    end
    return count`;
  expect(await contest.live.evaluateLua(left)).toBe('0');
  // somebody who was pushed out votes again
  office.carry = (post) => [post];
  await office.send('minibuild', {
    ...contest.letter(holder, 'Vote', { entries: [1] }),
    id: addressOf(nextMessageId()),
  });
  expect(await contest.tallies()).toEqual([1, 0]);
  expect(await mine(bob)).toMatchObject({ vote: 'yes' });
});
