import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { exchangeMs } from './conversation';
import {
  agreementOf,
  type ExchangeEnd,
  type ExchangeRoom,
  handOverCode,
  makeOwnKey,
  roomOf,
} from './exchange-keys';
import { type HostileBroker, type Message, makeHostileBroker } from './testing/hostile-broker';
import { address, give, keyfile, readAs, take } from './testing/phones';

/** Two phones whose people both see their digits. */
async function comparing(broker: HostileBroker, lock?: Promise<void>) {
  const giver = give(broker, lock);
  const code = await giver.code;
  const taker = take(broker, code);
  expect(await taker.digits).toBe(await giver.digits);
  return { giver, taker, code };
}

const codeOfEnd = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'done',
    (error) => error.code ?? error.message,
  );

/** Returns true when the key was sent: the only message that is so long. */
const isKeySent = ({ seen }: HostileBroker) => seen.some(({ text }) => text.length > 2000);
const topicOf = ({ topic }: ExchangeRoom, role: ExchangeEnd) => `${topic}/${role}`;

test('a wallet goes to the other phone after both people agreed, and nothing readable passes the broker', async () => {
  const broker = makeHostileBroker();
  const { giver, taker, code } = await comparing(broker);
  expect(await giver.digits).toMatch(/^\d{6}$/);
  taker.agree();
  giver.agree();
  expect((await taker.outcome).keyfile).toEqual(keyfile);
  await giver.outcome;
  expect(giver.lent()).toBe(1);
  expect(broker.connected).toBe(0);
  const passed = JSON.stringify(broker.seen);
  const decoded = broker.seen.map(({ text }) => new TextDecoder().decode(fromBase64Url(text))).join();
  for (const secret of [code, address, keyfile.d, keyfile.n, await giver.digits]) {
    expect(passed).not.toContain(secret);
    expect(decoded).not.toContain(secret);
  }
});

test.each(['giver', 'taker'] as const)('nothing leaves while only the %s has agreed', async (first) => {
  const broker = makeHostileBroker();
  const both = await comparing(broker);
  both[first].agree();
  const other = first === 'giver' ? both.taker : both.giver;
  other.stop();
  await Promise.allSettled([both.giver.outcome, both.taker.outcome]);
  expect(both.giver.lent()).toBe(0);
  expect(isKeySent(broker)).toBe(false);
  expect(await codeOfEnd(both[first].outcome)).toBe('hand-over.stopped');
});

test('a wallet that is stopped while its owner unlocks it does not leave', async () => {
  const broker = makeHostileBroker();
  const unlocked = deferred<void>();
  const { giver, taker } = await comparing(broker, unlocked.promise);
  giver.agree();
  taker.agree();
  const { sent } = await giver.lending;
  taker.stop();
  expect(await codeOfEnd(giver.outcome)).toBe('hand-over.stopped');
  unlocked.resolve();
  await expect(sent).rejects.toThrow('hand-over.stopped');
  expect(isKeySent(broker)).toBe(false);
});

/** A man in the middle with the code, who answers each end with keys of his own. */
async function sitBetween(broker: HostileBroker, code: string) {
  const room = await roomOf(code);
  const [toGiver, toTaker] = await Promise.all([makeOwnKey(), makeOwnKey()]);
  const say = async (from: ExchangeEnd, step: 'hello' | 'reveal', text: string) =>
    broker.deliver({ topic: topicOf(room, from), text: await room.seal.close(from, step, text) });
  return { room, toGiver, toTaker, say };
}

test('who sits between with the code can not be the giver: its key is not the one that the code fixed', async () => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const code = await giver.code;
  const middle = await sitBetween(broker, code);
  broker.route = () => [];
  const taker = take(broker, code);
  await broker.begun.promise;
  await middle.say('giver', 'reveal', `${toBase64Url(middle.toTaker.publicKey)}.AAAA`);
  expect(await codeOfEnd(taker.outcome)).toBe('hand-over.disturbed');
});

test('who replaced the code as well, and sits between, gets other digits at each end', async () => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const trueCode = await giver.code;
  const toTaker = await makeOwnKey();
  const falseCode = await handOverCode(toBase64Url(toTaker.publicKey));
  const falseRoom = await roomOf(falseCode);
  const hello = deferred<string>();
  broker.route = (message) => {
    if (message.topic === topicOf(falseRoom, 'taker')) hello.resolve(message.text);
    return [message];
  };
  const taker = take(broker, falseCode);
  const takerKey = await falseRoom.seal.open('taker', 'hello', await hello.promise);
  const { seal } = await agreementOf({
    room: falseRoom,
    code: falseCode,
    own: toTaker,
    role: 'giver',
    other: takerKey,
  });
  const announced = await seal.close('giver', 'address', address);
  const text = await falseRoom.seal.close(
    'giver',
    'reveal',
    `${toBase64Url(toTaker.publicKey)}.${announced}`,
  );
  broker.deliver({ topic: topicOf(falseRoom, 'giver'), text });

  const middle = await sitBetween(broker, trueCode);
  await middle.say('taker', 'hello', toBase64Url(middle.toGiver.publicKey));
  expect(await taker.digits).not.toBe(await giver.digits);
  giver.stop();
  taker.stop();
  await Promise.allSettled([giver.outcome, taker.outcome]);
  expect(isKeySent(broker)).toBe(false);
});

test('digits follow from both keys and the code, and from nothing that is said later', async () => {
  const [a, b, c] = await Promise.all([makeOwnKey(), makeOwnKey(), makeOwnKey()]);
  const code = await handOverCode(toBase64Url(a.publicKey));
  const room = await roomOf(code);
  const digits = async (own: typeof a, role: ExchangeEnd, other: typeof a) =>
    (await agreementOf({ room, code, own, role, other: toBase64Url(other.publicKey) })).digits;
  expect(await digits(a, 'giver', b)).toBe(await digits(b, 'taker', a));
  expect(await digits(a, 'giver', c)).not.toBe(await digits(a, 'giver', b));
});

test('a code that another phone photographed and used first ends when the right one comes', async () => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const code = await giver.code;
  const thief = take(broker, code);
  await giver.digits;
  const taker = take(broker, code);
  expect(await codeOfEnd(giver.outcome)).toBe('hand-over.disturbed');
  thief.agree();
  expect(await codeOfEnd(thief.outcome)).toMatch(/^hand-over\.(disturbed|stopped)$/);
  expect(await codeOfEnd(taker.outcome)).toMatch(/^hand-over\.(disturbed|stopped)$/);
  expect(isKeySent(broker)).toBe(false);
});

test('a code that another phone photographed alone gives nothing: the owner sees digits, and no phone with them', async () => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const thief = take(broker, await giver.code);
  thief.agree();
  await giver.digits;
  giver.stop();
  expect(await codeOfEnd(thief.outcome)).toBe('hand-over.stopped');
  expect(giver.lent()).toBe(0);
  expect(isKeySent(broker)).toBe(false);
});

test('two phones that scan at once both get nothing', async () => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const code = await giver.code;
  const takers = [take(broker, code), take(broker, code)];
  expect(await codeOfEnd(giver.outcome)).toBe('hand-over.disturbed');
  for (const taker of takers) {
    taker.agree();
    expect(await codeOfEnd(taker.outcome)).toMatch(/^hand-over\.(disturbed|stopped)$/);
  }
  expect(isKeySent(broker)).toBe(false);
});

describe('a broker that tampers', () => {
  const flipped = (text: string) => {
    const bytes = fromBase64Url(text);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    return toBase64Url(bytes);
  };

  test.each([
    ['changes a byte of', 4, (message: Message) => [{ ...message, text: flipped(message.text) }]],
    ['repeats', 3, (message: Message) => [message, message]],
    ['puts other words in place of', 4, (message: Message) => [{ ...message, text: 'hello' }]],
    ['floods with', 4, (message: Message) => [{ ...message, text: 'A'.repeat(40_000) }]],
    ['cuts', 4, (message: Message) => [{ ...message, text: message.text.slice(0, 20) }]],
  ])('%s any of the first messages (0 to %i) ends it, with nothing stored', async (_, last, tamper) => {
    for (let at = 0; at <= last; at += 1) {
      const broker = makeHostileBroker();
      let count = 0;
      broker.route = (message) => (count++ === at ? tamper(message) : [message]);
      const giver = give(broker);
      const taker = take(broker, await giver.code);
      giver.agree();
      taker.agree();
      const ends = await Promise.all([codeOfEnd(giver.outcome), codeOfEnd(taker.outcome)]);
      expect(ends.join()).toMatch(/hand-over\.(disturbed|stopped|unconfirmed)/);
      // The fourth message is the key itself, and the fifth says that it came.
      if (at < 3) expect(isKeySent(broker)).toBe(false);
    }
  });

  test('turns a message back to its sender, or gives it out as another step: it does not open', async () => {
    const broker = makeHostileBroker();
    const { giver, taker, code } = await comparing(broker);
    const room = await roomOf(code);
    const [hello] = broker.seen;
    await expect(room.seal.open('giver', 'hello', hello?.text ?? '')).rejects.toThrow(/operation failed/);
    await expect(room.seal.open('taker', 'agreed', hello?.text ?? '')).rejects.toThrow(/operation failed/);
    expect(await room.seal.open('taker', 'hello', hello?.text ?? '')).toMatch(/^[\w-]{87}$/);
    giver.stop();
    expect(await codeOfEnd(taker.outcome)).toBe('hand-over.stopped');
  });

  test('plays an earlier exchange again into a new one', async () => {
    const broker = makeHostileBroker();
    const earlier = await comparing(broker);
    earlier.giver.agree();
    earlier.taker.agree();
    await earlier.giver.outcome;
    const [hello] = broker.seen;
    const giver = give(broker);
    const room = await roomOf(await giver.code);
    broker.deliver({ topic: topicOf(room, 'taker'), text: hello?.text ?? '' });
    expect(await codeOfEnd(giver.outcome)).toBe('hand-over.disturbed');
    expect(giver.lent()).toBe(0);
  });

  test('plays an earlier consent again: it was for other keys', async () => {
    const broker = makeHostileBroker();
    const { giver, taker, code } = await comparing(broker);
    const room = await roomOf(code);
    const text = await room.seal.close('taker', 'agreed', '');
    broker.deliver({ topic: topicOf(room, 'taker'), text });
    giver.agree();
    expect(await codeOfEnd(giver.outcome)).toBe('hand-over.disturbed');
    expect(await codeOfEnd(taker.outcome)).toBe('hand-over.stopped');
    expect(giver.lent()).toBe(0);
  });
});

test('a taker keeps nothing of a key that is not that of the announced address', async () => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const taker = take(broker, await giver.code, readAs('B'.repeat(43) as Address));
  giver.agree();
  taker.agree();
  expect(await codeOfEnd(taker.outcome)).toBe('hand-over.other-wallet');
  expect(await codeOfEnd(giver.outcome)).toBe('hand-over.unconfirmed');
});

test.each([
  ['no point of the curve', toBase64Url(new Uint8Array(65).fill(4))],
  ['no key', 'nothing'],
])('a hello with %s ends it', async (_, key) => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const room = await roomOf(await giver.code);
  const text = await room.seal.close('taker', 'hello', key);
  broker.deliver({ topic: topicOf(room, 'taker'), text });
  expect(await codeOfEnd(giver.outcome)).toBe('hand-over.disturbed');
});

test('a connection that broke in between ends it, and one that broke before anybody came does not', async () => {
  const broker = makeHostileBroker();
  const giver = give(broker);
  const code = await giver.code;
  broker.loseAndFind();
  const taker = take(broker, code);
  await Promise.all([giver.digits, taker.digits]);
  broker.loseAndFind();
  expect(await codeOfEnd(giver.outcome)).toBe('hand-over.lost');
  expect(await codeOfEnd(taker.outcome)).toBe('hand-over.lost');
});

describe('in time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a code that nobody uses ends after five minutes', async () => {
    const broker = makeHostileBroker();
    const giver = give(broker);
    await giver.code;
    jest.advanceTimersByTime(exchangeMs);
    expect(await codeOfEnd(giver.outcome)).toBe('hand-over.late');
    expect(broker.connected).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a taker whose code is old learns that nobody answers', async () => {
    const broker = makeHostileBroker();
    const taker = take(broker, toBase64Url(new Uint8Array(32)));
    await broker.begun.promise;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await codeOfEnd(taker.outcome)).toBe('hand-over.no-answer');
  });
});

test('an end that was stopped before it began opens nothing', async () => {
  const broker = makeHostileBroker();
  const taker = take(broker, toBase64Url(new Uint8Array(32)));
  taker.stop();
  await expect(taker.outcome).rejects.toThrow('stopped by its person');
  expect(broker.connected).toBe(0);
});
