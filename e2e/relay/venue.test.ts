import { type LiveProcess, owner, processId } from '../../processes/common/testing/live-process';
import { type EventInfo, followInfo, followMe, type Player } from '../../processes/rabbit/client';
import {
  largeEventAddress,
  largeEventTime,
  makeLargeEvent,
} from '../../processes/rabbit/testing/large-event';
import { startRabbit } from '../../processes/rabbit/testing/live-rabbit';
import { importRelayKeyPair, openRelayLink, startRelay } from '../../relay/src';
import type { AoClient } from '../../shared/src/ao';
import type { Address, ProcessId } from '../../shared/src/arweave';
import { followTopic, nextDelayMs, type TopicListener } from '../../shared/src/reading';
import { type Follow, followAnswers } from '../../shared/src/reading/followed';
import { memoryAo } from '../../shared/src/testing';
import { type BrokerUnderTest, brokers } from '../beacon/broker-under-test';
import { relayLogin } from '../support/relay-login';

const phones = 300;
/** Phones that share a connection: a broker takes so many, and so many topics on each. */
const phonesTogether = 30;
const secondMs = 1000;
const minuteMs = 60_000;
const process = processId as ProcessId;

let rabbit: LiveProcess;
let broker: BrokerUnderTest;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  rabbit = await startRabbit();
  await makeLargeEvent(rabbit, { players: phones, claims: phones, coloursEach: 1, status: 'confirmed' });
  const [local] = brokers;
  if (!local) throw new Error('There is no broker to test with.');
  broker = await local[1]();
});
afterAll(async () => {
  await broker.stop();
  await rabbit.stop();
});
beforeEach(() => {
  jest.useFakeTimers({ now: largeEventTime, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The work that is under way in real time while the clock is stopped. */
const underWay = { reads: 0, signatures: 0, opened: 0 };
/** The last message of each topic, and each listener with the last message that came to it. */
const published = new Map<string, string>();
const listening = new Set<{ topic: string; heard: string }>();

const isQuiet = () =>
  underWay.reads + underWay.signatures + underWay.opened === 0 &&
  [...listening].every(({ topic, heard }) => heard === (published.get(topic) ?? ''));

/** Lets the clock run, second by second; it stops until everything published has come and been opened. */
async function pass(ms: number, eachSecond: () => unknown = () => undefined): Promise<void> {
  for (let passed = 0; passed < ms; passed += secondMs) {
    await jest.advanceTimersByTimeAsync(secondMs);
    do {
      await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(0);
    } while (!isQuiet());
    await eachSecond();
  }
}

/** Subscribes by the real code, and notes what comes. */
function openTopic(urls: readonly string[], topic: string, listener: TopicListener): () => void {
  const place = { topic, heard: '' };
  listening.add(place);
  const onMessage = async (text: string) => {
    place.heard = text;
    underWay.opened += 1;
    const isOfUse = await listener.onMessage(text);
    underWay.opened -= 1;
    return isOfUse === true;
  };
  const stop = followTopic(urls, topic, { ...listener, onMessage });
  return () => {
    listening.delete(place);
    stop();
  };
}

/** The unit behind the venue's address: counts its dry runs of relay and phones alike. */
function unitOf(times: number[]): AoClient {
  return memoryAo({
    read: async ({ tags, data }) => {
      times.push(Date.now());
      underWay.reads += 1;
      const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
      const letter = {
        from: largeEventAddress(1),
        action,
        data: JSON.parse(data ?? '{}'),
        at: Date.now(),
        block: 2,
      };
      const outcome = await rabbit.read(letter).finally(() => {
        underWay.reads -= 1;
      });
      if (!outcome.ok) return { Error: outcome.error, Messages: [] };
      const reply = {
        Target: letter.from,
        Tags: [{ name: 'Action', value: action }],
        Data: JSON.stringify(outcome.data),
      };
      return { Messages: [reply] };
    },
  });
}

async function startVenue(times: number[]) {
  const sign = crypto.subtle.sign.bind(crypto.subtle);
  jest.spyOn(crypto.subtle, 'sign').mockImplementation((...args) => {
    underWay.signatures += 1;
    return sign(...args).finally(() => {
      underWay.signatures -= 1;
    });
  });
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const key = await importRelayKeyPair(await crypto.subtle.exportKey('jwk', pair.privateKey));
  const publisher = openRelayLink({ url: broker.url, ...relayLogin, report: () => undefined });
  undo.push(() => publisher.close());
  const stop = startRelay({
    ao: unitOf(times),
    process,
    privateKey: key.privateKey,
    report: () => undefined,
    publish: (message) => {
      published.set(message.topic, message.text);
      publisher.publish(message);
    },
  });
  undo.push(stop);
  return { process, relay: { broker: [broker.url], key: key.publicKey } };
}

/** Follows a part as a page does: reads it directly, at intervals, when no recent answer came. */
function followAsPage<T extends { at: number }>(
  follow: Follow<T>,
  everyMs: number,
  chance: number,
  read: () => unknown,
) {
  const known: { value?: T; cameAt?: number } = {};
  const followed = followAnswers(follow, (value) => Object.assign(known, { value, cameAt: Date.now() }));
  let timer: ReturnType<typeof setTimeout>;
  const attempt = async () => {
    if (!(await followed.isRecent())) read();
    timer = setTimeout(attempt, nextDelayMs(everyMs, 0, chance));
  };
  void attempt();
  undo.push(() => {
    clearTimeout(timer);
    followed.stop();
  });
  return known;
}

/** Returns the most dry runs in any 60 seconds, both ends included. */
const mostInAMinute = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at <= from + minuteMs).length));

it('300 phones behind one address know the event and their own state at most 60 s late, for six reads a minute of all', async () => {
  const times: number[] = [];
  const event = await startVenue(times);
  // In the first round the relay doesn't know everybody whom the standings name.
  await pass(2 * minuteMs);
  const direct: number[] = [];
  const read = () => {
    times.push(Date.now());
    direct.push(Date.now());
  };
  // Each address has a connection of its own.
  const eventOf = (number: number) => {
    const url = `${event.relay.broker}?${Math.floor(number / phonesTogether)}`;
    return { ...event, relay: { ...event.relay, broker: [url] } };
  };
  const infos: { value?: EventInfo }[] = [];
  const players: { value?: Player }[] = [];
  for (let number = 1; number <= phones; number += 1) {
    const chance = number / phones;
    const address = largeEventAddress(number) as Address;
    const place = { rabbit: number as Player['rabbit'], address, knownAt: () => 0 };
    const ofInfo = followInfo(eventOf(number), openTopic);
    const ofMe = followMe(eventOf(number), place, openTopic);
    if (!ofInfo || !ofMe) throw new Error('The event has no relay.');
    infos.push(followAsPage(ofInfo, 25_000, chance, read));
    players.push(followAsPage(ofMe, 60_000, chance, read));
    if (number % phonesTogether === 0) await pass(secondMs);
  }
  let oldestMs = 0;
  const look = () => {
    for (const { value } of [...infos, ...players]) {
      oldestMs = Math.max(oldestMs, Date.now() - (value?.at ?? 0));
    }
  };
  await pass(2 * minuteMs, look);
  const ban = {
    from: owner,
    action: 'Ban',
    data: { rabbit: 211, reason: 'because' },
    at: Date.now(),
    block: 3,
  };
  expect(await rabbit.send(ban)).toMatchObject({ ok: true });
  await pass(minuteMs, look);
  expect(players.filter(({ value }) => value?.banned).map(({ value }) => value?.rabbit)).toEqual([211]);
  await pass(2 * minuteMs, look);
  expect(direct).toEqual([]);
  expect(times.length).toBeGreaterThan(25);
  expect(mostInAMinute(times)).toBeLessThanOrEqual(6);
  expect(oldestMs).toBeLessThanOrEqual(minuteMs);
});
