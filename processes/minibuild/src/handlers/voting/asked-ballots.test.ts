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
  const { deliveries } = await vote(addressOf('stranger'), [1]);
  expect(refusals(deliveries)).toEqual([undefined, 'vote.not-asked']);
  expect(await contest.read('Info')).toMatchObject({ ballots: 0, asked: 1 });
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
  // somebody who was pushed out votes again
  office.carry = (post) => [post];
  await office.send('minibuild', {
    ...contest.letter(holder, 'Vote', { entries: [1] }),
    id: addressOf(nextMessageId()),
  });
  expect(await contest.tallies()).toEqual([1, 0]);
  expect(await mine(bob)).toMatchObject({ vote: 'yes' });
});
