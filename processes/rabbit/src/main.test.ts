import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import { defaultClaimWindowMs, lastSequence, maxClockStepMs, slotMs } from '../client/generated';
import { chainData, EventUnderTest, type TestPlayer } from '../testing/event-under-test';

const event = EventUnderTest.forTests();
beforeEach(() => event.run());

const anybody = addressOf('anybody');

describe('the guard', () => {
  it.each([
    'Timestamp',
    'Block-Height',
    'Id',
    'Nonce',
    'Epoch',
    'Hash-Chain',
    'Module',
    'Cron',
    'From',
    'Owner',
    'Target',
    'Read-Only',
    'Data',
    'Tags',
    'TagArray',
    'timestamp',
    'BLOCK-HEIGHT',
    'block_height',
  ])('refuses a message with a tag named %s', async (name) => {
    const { data } = await event.registration('Ann');
    const tags = [{ name, value: '1' }];
    expect(await event.refusal(addressOf('Ann'), 'Register', data, { tags })).toBe('message.reserved-tag');
  });

  it('comes before everything, also before the owner’s own Eval and unknown actions', async () => {
    const tags = [{ name: 'Timestamp', value: '1' }];
    for (const action of ['Eval', 'Nonsense', 'Info', 'Open']) {
      expect(await event.refusal(owner, action, 'RabbitState = nil', { tags })).toBe('message.reserved-tag');
    }
  });

  it('lets the tags pass that wallets and clients add', async () => {
    const tags = ['Data-Protocol', 'Variant', 'Type', 'SDK', 'Signing-Client', 'Reference'].map((name) => ({
      name,
      value: 'x',
    }));
    const { data } = await event.registration('Ann');
    const letter = { ...event.letter(addressOf('Ann'), 'Register', data), tags };
    expect(await event.live.send(letter)).toMatchObject({ ok: true, action: 'Registered' });
  });
});

describe('an unknown action', () => {
  it.each(['Nonsense', 'register', '', 'Credit-Notice', '_default', '__index'])(
    'the action %j is refused and nothing is kept of it',
    async (action) => {
      const inbox = await event.live.evaluateLua('return #Inbox');
      expect(await event.refusal(anybody, action)).toBe('message.unknown-action');
      expect(await event.live.evaluateLua('return #Inbox')).toBe(inbox);
    },
  );

  it('an Eval by anybody but the owner is one too', async () => {
    expect(await event.refusal(anybody, 'Eval', 'RabbitState = nil')).toBe('message.unknown-action');
  });
});

describe('data', () => {
  it.each([
    ['text', 'hello'],
    ['broken JSON', '{"a":'],
    ['JSON with more behind it', '{} {}'],
    ['a list', '[]'],
    ['a list of objects', '[{"reason":"because"}]'],
    ['a text in JSON', '"{}"'],
    ['a number', '5'],
    ['null', 'null'],
    ['more than 32 KB', `{"a":"${'x'.repeat(32 * 1024)}"}`],
    ['braces without end', '{"a":'.repeat(6000)],
  ])('that is %s is refused', async (_, data) => {
    expect(await event.refusal(anybody, 'Info', data)).toBe('message.malformed');
  });

  it('nested very deeply does no harm', async () => {
    const data = `{"address":${'['.repeat(15_000)}${']'.repeat(15_000)}}`;
    expect(await event.refusal(anybody, 'Me', data)).toBe('message.malformed');
    await event.read('Info');
  });

  it('may be tagged as JSON, which makes aos decode it', async () => {
    const tags = [{ name: 'Content-Type', value: 'application/json' }];
    const letter = { ...event.letter(anybody, 'Me', { address: anybody }), tags };
    expect(await event.live.send(letter)).toMatchObject({ ok: true, data: { registered: false } });
    expect(await event.refusal(anybody, 'Me', '[1]', { tags })).toBe('message.malformed');
  });

  it.each([
    ['one long text', { address: 'A'.repeat(40_000) }],
    ['many short texts', { list: Array(20_000).fill('AA') }],
    ['many names', Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`name ${i}`, 1]))],
  ])('is refused beyond its size, tagged as JSON or not: %s', async (_, data) => {
    const tags = [{ name: 'Content-Type', value: 'application/json' }];
    expect(await event.refusal(anybody, 'Info', data, { tags })).toBe('message.malformed');
    expect(await event.refusal(anybody, 'Info', data)).toBe('message.malformed');
  });

  it('may have its time and block height as text', async () => {
    const code = `Handlers.evaluate({ From = '${owner}', Action = 'Announce', Tags = {}, TagArray = {},
      Data = '{"text":"Hello","reason":"because","sequence":${lastSequence}}', Timestamp = '${event.now + 5}', ['Block-Height'] = '17' }, ao.env)
      return RabbitState.event.announcements[1].at`;
    expect(await event.live.evaluateLua(code)).toBe(String(event.now + 5));
  });

  it('of another field than expected is passed over', async () => {
    expect(await event.read('Info', { surprise: [1, { deep: null }] })).toMatchObject({ players: 0 });
  });
});

describe('the code', () => {
  it('can be sent again to the live process, which keeps its state', async () => {
    const ann = await event.join('Ann');
    const ben = await event.join('Ben');
    await event.scan(ann, ben);
    const before = await event.live.stateText();
    const handlers = await event.live.evaluateLua('return #Handlers.list');
    await event.live.evaluateLua(processSource('rabbit'));
    await event.live.evaluateLua(processSource('rabbit'));
    expect(await event.live.stateText()).toBe(before);
    expect(await event.live.evaluateLua('return #Handlers.list')).toBe(handlers);
    await event.scan(ben, ann);
    const tags = [{ name: 'Timestamp', value: '1' }];
    expect(await event.refusal(ann.address, 'Info', {}, { tags })).toBe('message.reserved-tag');
    expect(await event.refusal(ann.address, 'Nonsense')).toBe('message.unknown-action');
  });

  it.each([
    ['a part', 'pursuits'],
    ['a field of the event', 'event.announcements'],
    ['a column', 'players.xUsername'],
    ['a packed column', 'players.contact'],
    ['a column of a colour', 'players.latest[2]'],
    ['a column of chains', 'chains.older'],
    ['a column of claims', 'claims.block'],
  ])('gives older state %s that it lacks, for the rows it has', async (_, path) => {
    const [ann, ben, cleo] = (await event.joinAll('Ann', 'Ben', 'Cleo')) as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    await event.scan(ann, cleo);
    await event.live.evaluateLua(`RabbitState.${path} = nil`);
    await event.live.evaluateLua(processSource('rabbit'));
    const dan = await event.join('Dan');
    await event.scan(dan, ben);
    await event.scan(ben, dan);
    const { slot } = event;
    event.pass(slotMs + defaultClaimWindowMs + 1);
    await event.disclose(event.disclosure(cleo, slot), event.disclosure(ben, slot));
    await event.send(ben.address, 'Rekey', chainData(await event.chainOf(ben.address, 'phone'), event.slot));
    expect(await event.read('Me', { address: ann.address })).toMatchObject({ complete: false });
    expect(await event.read('Leaderboard')).toMatchObject({ total: 4 });
    expect(await event.read('Contacts')).toMatchObject({ total: 4 });
    await event.act('Announce', { text: 'Hello' });
    expect(await event.read('Info')).toMatchObject({ phase: 'running', players: 4, scans: 2 });
  });

  it('refuses to run on the state of newer code, and on tables that lack their number of rows', async () => {
    await event.live.evaluateLua('RabbitState.version = 99');
    await expect(event.live.evaluateLua(processSource('rabbit'))).rejects.toThrow('newer than the code');
    await event.reset();
    await event.live.evaluateLua('RabbitState.players = {}');
    await expect(event.live.evaluateLua(processSource('rabbit'))).rejects.toThrow('is not a table of rows');
  });
});

it('answers the sender of the message only', async () => {
  const { data } = await event.registration('Ann');
  expect(await event.live.send(event.letter(addressOf('Ann'), 'Register', data))).toMatchObject({
    ok: true,
    target: addressOf('Ann'),
  });
});

describe('a message with a wrong time far ahead', () => {
  beforeEach(() => event.reset());

  it('stops nobody: the next scans and disclosures count as if it had not come', async () => {
    await event.run();
    const [ann, ben, cleo] = (await event.joinAll('Ann', 'Ben', 'Cleo')) as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    const { slot, now } = event;
    await event.scan(ann, ben);
    event.pass(1000 * 86_400_000);
    await event.send(anybody, 'Info');
    event.pass(now - event.now + 1000);
    await event.scan(cleo, ben);
    await event.scan(ann, cleo);
    event.pass(slotMs + defaultClaimWindowMs);
    await event.disclose(event.disclosure(ben, slot), event.disclosure(cleo, slot));
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed', blue: 'confirmed' });
    expect(await event.statuses(cleo)).toEqual({ yellow: 'confirmed' });
  });

  it('gives later dry runs without a time no later time than one step ahead', async () => {
    await event.run();
    const { now } = event;
    event.pass(1000 * 86_400_000);
    expect(await event.send(anybody, 'Info')).toMatchObject({ at: event.now });
    const timeless = { ...event.letter(anybody, 'Info', {}), at: 0 };
    expect(await event.live.read(timeless)).toMatchObject({ data: { at: now + maxClockStepMs } });
  });
});
