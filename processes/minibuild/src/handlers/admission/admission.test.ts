import { processSource } from '../../../../aos';
import { addressOf } from '../../../../common/testing/addresses';
import { owner, processId, refusalCodeOf } from '../../../../common/testing/live-process';
import { type Delivery, PostOffice } from '../../../../common/testing/post-office';
import { replySchemas } from '../../../../rabbit/client';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../../../../rabbit/testing/large-event';
import { ticketsOf } from '../../../../rabbit/testing/tickets';
import { contestReplySchemas, type Mine, maxAdmissionQuestions, type PersonList } from '../../../client';
import { LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo } = wallets;
const event = PostOffice.idOf('rabbit');
const [holder, noTicket, banned, beginner, newcomer] = [1, 2, 3, 4, 14].map(largeEventAddress) as [
  string,
  string,
  string,
  string,
  string,
];

let office: PostOffice<'minibuild' | 'rabbit'>;
let contest: LiveMinibuild;
beforeAll(async () => {
  office = await PostOffice.open({
    minibuild: { source: processSource('minibuild'), state: 'MinibuildState', replies: contestReplySchemas },
    rabbit: { source: processSource('rabbit'), state: 'RabbitState', replies: replySchemas },
  });
  contest = await LiveMinibuild.start(
    Promise.resolve(office.process('minibuild')),
    PostOffice.idOf('minibuild'),
  );
  const rabbit = office.process('rabbit');
  // 14 players with 24 confirmed claims: the first three have seven colours, the fourth three; the last one gave none and has none
  await makeLargeEvent(rabbit, { players: 14, claims: 24, coloursEach: 7, status: 'confirmed' });
  await rabbit.evaluateLua(`local players = RabbitState.players
    for number = 1, 14 do players.byTicket[number] = number ~= 2 end
    players.banned[3], players.count[14], players.given[14] = true, 0, 0`);
});
afterAll(() => office.stop());
beforeEach(async () => {
  await contest.reset();
  contest.now = largeEventTime;
  office.carry = (post) => [post];
});

const byEvents = { admission: { by: 'events', events: [event] } };
const enter = (from: string, data: object = {}) =>
  office.send('minibuild', contest.letter(from, 'Enter', data));
const refusals = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ result }) => result.Error && refusalCodeOf(result.Error));
const mine = (address: string) => contest.read<Mine>('Mine', { address });
const signUp = (from: string, nickname: string) => contest.refusal(from, 'SignUp', { nickname });

describe('a contest that admits by tickets', () => {
  beforeEach(() => contest.open());

  it('lets nobody sign up, submit or vote without one', async () => {
    expect(await signUp(ann, 'ann')).toBe('admission.needed');
    expect(await mine(ann)).toMatchObject({ admission: 'new', vote: 'enter' });
    expect(await contest.refusal(ann, 'Enter')).toBe('ticket.missing');
    await contest.enter(ann);
    expect(await mine(ann)).toMatchObject({ admission: 'admitted', vote: 'yes' });
    await contest.send(ann, 'SignUp', { nickname: 'ann' });
    expect(await contest.read('Info')).toMatchObject({
      admission: { by: 'tickets', events: [], batches: 1, tickets: 32, ticketsUsed: 1 },
    });
    await contest.until('voting');
    expect(await contest.refusal(bob, 'Vote', { entries: [] })).toBe('admission.needed');
  });

  it('takes each ticket once, and no ticket of another process or of nobody', async () => {
    await contest.enter(ann);
    const ticket = contest.ticket(0);
    expect(await contest.refusal(bob, 'Enter', { ticket })).toBe('ticket.used');
    expect(await contest.refusal(ann, 'Enter', { ticket: contest.ticket(1) })).toBe('admission.done');
    const [foreign] = ticketsOf(32, 1, event).tickets;
    expect(await contest.refusal(bob, 'Enter', { ticket: foreign })).toBe('ticket.unknown');
    expect(await contest.refusal(bob, 'Enter', { ticket: { ...contest.ticket(1), index: 2 } })).toBe(
      'ticket.unknown',
    );
    expect(await contest.refusal(bob, 'Enter', { ticket: 'x' })).toBe('ticket.unknown');
    await contest.send(bob, 'Enter', { ticket: contest.ticket(1) });
    expect(await contest.read('Batch', { batch: 1 })).toMatchObject({
      count: 32,
      used: Buffer.from([3, 0, 0, 0]).toString('base64url'),
    });
  });

  it('keeps a ticket good that was shown in a refused message of somebody who is no wallet', async () => {
    const letter = contest.letter(ann, 'Enter', { ticket: contest.ticket(0) });
    const tags = [{ name: 'From-Process', value: ann }];
    expect(await contest.live.send({ ...letter, tags })).toMatchObject({ code: 'sender.unsupported' });
    await contest.send(ann, 'Enter', { ticket: contest.ticket(0) });
  });

  it('takes batches of the staff alone, each once', async () => {
    const { root } = ticketsOf(3, 2, PostOffice.idOf('minibuild'));
    const batch = { batch: 2, root, count: 3, reason: 'x' };
    expect(await contest.refusal(ann, 'Admit', batch)).toBe('staff.only');
    await contest.act('Admit', batch);
    expect(await contest.refusal(owner, 'Admit', { ...batch, batch: 3 })).toBe('staff.batch-taken');
    expect(await contest.refusal(owner, 'Admit', { ...batch, batch: 2 })).toBe('staff.batch-taken');
    expect(await contest.refusal(ann, 'Batch', { batch: 3 })).toBe('message.malformed');
  });
});

describe('a contest that admits the players of an event', () => {
  it('believes the event alone: a player with a ticket, a confirmed scan and no ban', async () => {
    await contest.open(byEvents);
    expect(await mine(holder)).toMatchObject({ admission: 'new', vote: 'enter' });
    const { deliveries } = await enter(holder);
    expect(deliveries.map(({ post }) => post.to)).toEqual([event, PostOffice.idOf('minibuild')]);
    expect(refusals(deliveries)).toEqual([undefined, undefined]);
    expect(await mine(holder)).toMatchObject({ admission: 'admitted', vote: 'yes' });
    await contest.send(holder, 'SignUp', { nickname: 'holder' });
    for (const from of [noTicket, banned, newcomer, addressOf('stranger')]) {
      await enter(from);
      expect(await mine(from)).toMatchObject({ admission: 'refused', vote: 'enter' });
      expect(await signUp(from, 'x')).toBe('admission.needed');
    }
    await enter(beginner);
    expect(await mine(beginner)).toMatchObject({ admission: 'admitted' });
    // its own tickets admit as well
    await contest.enter(addressOf('guest'));
    expect(await mine(addressOf('guest'))).toMatchObject({ admission: 'admitted' });
    expect((await contest.read<PersonList>('People')).rows).toMatchObject([
      { address: holder, isPerson: true },
    ]);
  });

  it('asks until the event has answered, and takes no answer that it did not ask for', async () => {
    await contest.open(byEvents);
    office.carry = () => [];
    await enter(holder);
    expect(await mine(holder)).toMatchObject({ admission: 'asked' });
    const yes = { address: holder, isPerson: true, hasRainbow: true };
    for (const from of [ann, owner, processId, addressOf('other event')])
      expect(await contest.refusal(from, 'Person', yes)).toBe('admission.not-asked');
    for (const wrong of [{}, { address: 7 }, { ...yes, address: ann }, { ...yes, isPerson: 1 }])
      expect(await contest.refusal(event, 'Person', wrong)).toBe('admission.not-asked');
    office.carry = (post) => [post, post];
    const { deliveries } = await enter(holder);
    expect(refusals(deliveries).filter((code) => code === 'admission.not-asked').length).toBeGreaterThan(0);
    expect(await mine(holder)).toMatchObject({ admission: 'admitted' });
    expect(await contest.refusal(event, 'Person', yes)).toBe('admission.not-asked');
  });

  it('believes an event while it is listed', async () => {
    await contest.open(byEvents);
    await enter(holder);
    const facts = contest.facts();
    const configure = (admission: object) => contest.act('Configure', { ...facts, admission });
    await configure({ by: 'events', events: [addressOf('another')] });
    expect(await mine(holder)).toMatchObject({ admission: 'new' });
    expect(
      await contest.refusal(event, 'Person', { address: holder, isPerson: true, hasRainbow: true }),
    ).toBe('admission.not-asked');
    await configure({ by: 'tickets' });
    expect(await mine(holder)).toMatchObject({ admission: 'new' });
    await configure(byEvents.admission);
    expect(await mine(holder)).toMatchObject({ admission: 'admitted' });
  });

  it('lets only confirmed rainbows vote where it is set so', async () => {
    await contest.open({ ...byEvents, voters: 'rainbows' });
    for (const from of [holder, beginner]) await enter(from);
    await contest.send(holder, 'SignUp', { nickname: 'holder' });
    await contest.send(beginner, 'SignUp', { nickname: 'beginner' });
    await contest.until('building');
    await contest.submit(beginner);
    await contest.until('voting');
    await contest.send(holder, 'Vote', { entries: [1] });
    expect(await contest.refusal(beginner, 'Vote', { entries: [] })).toBe('admission.needed');
    expect(await mine(beginner)).toMatchObject({ admission: 'admitted', vote: 'enter' });
    // a player asks again until the rainbow is known, whoever has one doesn't
    expect(refusals((await enter(beginner)).deliveries)).toEqual([undefined, undefined]);
    expect(await contest.refusal(holder, 'Enter')).toBe('admission.done');
  });

  it('keeps 2,000 questions, and forgets the oldest for one more', async () => {
    await contest.open(byEvents);
    office.carry = () => [];
    await enter(holder);
    await contest.live.evaluateLua(`local own = MinibuildState.admission
      for place = 2, ${maxAdmissionQuestions} do
        local address = ('%042dA'):format(place + 1000)
        own.asked[place], own.askedAt[address] = { address = address, answers = {}, onlyAct = false }, place
      end
      own.nextAsked = 1`);
    await enter(beginner);
    expect(await mine(holder)).toMatchObject({ admission: 'new' });
    expect(await mine(beginner)).toMatchObject({ admission: 'asked' });
    const traces = `local own, count = MinibuildState.admission, 0
      for _ in pairs(own.askedAt) do count = count + 1 end
      return count .. ' ' .. #own.asked .. ' ' .. tostring(MinibuildState.latestActs['${holder}'])`;
    expect(await contest.live.evaluateLua(traces)).toBe(
      `${maxAdmissionQuestions} ${maxAdmissionQuestions} nil`,
    );
  });
});

describe('a contest for anybody', () => {
  it('admits every wallet that signs up, has no prizes, and pays nobody', async () => {
    const anybody = { admission: { by: 'anybody' } };
    expect(await contest.refusal(owner, 'Configure', { ...contest.facts(anybody), reason: 'x' })).toBe(
      'contest.anybody-wins',
    );
    await contest.open({ ...anybody, prizes: [] });
    expect(await contest.refusal(ann, 'Enter')).toBe('admission.not-needed');
    expect(await mine(ann)).toMatchObject({ admission: 'admitted', vote: 'no' });
    await contest.signUp(ann, 'ann');
    await contest.signUp(bob, 'bob');
    await contest.until('building');
    await contest.submit(ann);
    await contest.until('voting');
    expect(await contest.refusal(cleo, 'Vote', { entries: [1] })).toBe('vote.not-allowed');
    await contest.send(bob, 'Vote', { entries: [1] });
    await contest.until('judging');
    await contest.act('PublishResults');
    const payment = { entry: 1, address: ann, quantity: '5', token: processId, message: addressOf('pay') };
    for (const [action, more] of [
      ['Pay', {}],
      ['Claim', { known: 0 }],
    ] as const)
      expect(await contest.refusal(owner, action, { ...payment, ...more, reason: 'x' })).toBe(
        'contest.anybody-wins',
      );
  });

  it('that asks for tickets later counts nobody who came without, and they come back with one', async () => {
    const facts = { admission: { by: 'anybody' }, prizes: [] };
    await contest.open(facts);
    for (const [from, nickname] of [
      [ann, 'ann'],
      [bob, 'bob'],
    ] as const)
      await contest.signUp(from, nickname);
    await contest.until('building');
    await contest.submit(ann);
    await contest.submit(bob);
    const { times } = (await contest.read<{ facts: { times: object } }>('Contest')).facts;
    await contest.act('Configure', { ...contest.facts(), times });
    await contest.admit();
    expect(await contest.refusal(ann, 'Submit', contest.entry())).toBe('admission.needed');
    expect(await contest.refusal(cleo, 'Entry', { entry: 1 })).toBe('entry.hidden');
    expect(await contest.read('Entries')).toMatchObject({ total: 0 });
    expect(await contest.read('Entries', { staff: true })).toMatchObject({
      rows: [{ isNotAdmitted: true }, { isNotAdmitted: true }],
    });
    await contest.enter(ann);
    expect(await contest.read('Entries')).toMatchObject({ total: 1, rows: [{ entry: 1 }] });
    await contest.submit(ann);
  });
});

it('settings are refused that admit nobody, or whose voters could not be known', async () => {
  const refusal = (data: object) =>
    contest.refusal(owner, 'Configure', { ...contest.facts(data), reason: 'x' });
  const events = ['a', 'b', 'c', 'd', 'e'].map((name) => addressOf(name));
  for (const admission of [
    undefined,
    'tickets',
    { by: 'open' },
    { by: 'events' },
    { by: 'events', events: [] },
    { by: 'events', events },
    { by: 'events', events: [event, event] },
    { by: 'events', events: ['short'] },
    { by: 'tickets', events: [event] },
    { by: 'anybody', events: [event] },
  ])
    expect(await refusal({ admission })).toBe('staff.malformed');
  expect(await refusal({ voters: 'rainbows' })).toBe('contest.no-rainbows');
  expect(await refusal({ voters: 'judges' })).toBe('staff.malformed');
  await contest.open();
  await contest.signUp(ann, 'ann');
  await contest.signUp(bob, 'bob');
  await contest.until('building');
  await contest.submit(ann);
  await contest.until('voting');
  await contest.send(bob, 'Vote', { entries: [1] });
  const { times } = (await contest.read<{ facts: { times: object } }>('Contest')).facts;
  expect(await refusal({ times, ...byEvents })).toBe('contest.rules-fixed');
  expect(await refusal({ times, admission: { by: 'anybody' }, prizes: [] })).toBe('contest.rules-fixed');
  await contest.act('Configure', contest.facts({ times }));
});
