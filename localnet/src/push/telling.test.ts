import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeetUp, meetUpNews } from '@rainbow-rabbit/processes/community/client';
import {
  answerTopic,
  askTopic,
  type EventInfo,
  importRelayKey,
  type NewsNumbers,
  newsOf,
  openAnswer,
  type RabbitId,
  sealAsk,
  subscriptionIdOf,
  type TellingAnswer,
} from '@rainbow-rabbit/processes/rabbit/client';
import { importRelayKeyPair, runMeetUpTelling, runTelling } from '@rainbow-rabbit/relay';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { eventually } from '../testing/eventually';
import { type PushService, startPushService } from './push-service';
import { makePushSubscriber } from './push-subscriber';

const event = 'e'.repeat(43) as ProcessId;
const minuteMs = 60_000;
const draft = { phase: 'draft', keyDigest: 'd' } as EventInfo;
const open = { ...draft, phase: 'open' } as EventInfo;
const running = { ...draft, phase: 'running', frozen: {} } as EventInfo;
const dealt = { ...running, deal: { edition: 1, count: 1000 } } as EventInfo;
const won = { ...dealt, phase: 'ended', winner: { rabbit: 7 } } as EventInfo;

let service: PushService;
let folder = '';
let time = 0;
const relays: { stop: () => Promise<void> }[] = [];

beforeEach(async () => {
  time = Date.now();
  service = await startPushService({ now: () => time });
  folder = await mkdtemp(join(tmpdir(), 'telling-'));
});
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.stop();
  service.stop();
  await rm(folder, { recursive: true });
});

async function newKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  return importRelayKeyPair(await crypto.subtle.exportKey('jwk', pair.privateKey));
}
type Key = Awaited<ReturnType<typeof newKey>>;

type Listener = (text: string, topic: string) => void;

/** A broker in the memory of the test. */
function memoryBroker() {
  const retained = new Map<string, string>();
  const listeners: { filter: string; hear: Listener }[] = [];
  const fits = (filter: string, topic: string) =>
    filter === topic || (filter.endsWith('+') && topic.startsWith(filter.slice(0, -1)));
  return {
    retained,
    tell(topic: string, text: string) {
      for (const { filter, hear } of listeners) if (fits(filter, topic)) hear(text, topic);
    },
    outlets(isOnDuty: () => boolean) {
      let isOpen = true;
      return {
        isOnDuty,
        close: () => {
          isOpen = false;
        },
        publish: ({ topic, text }: { topic: string; text: string }) => {
          if (!isOnDuty() || !isOpen) return;
          if (text === '') retained.delete(topic);
          else retained.set(topic, text);
          for (const { filter, hear } of listeners) if (fits(filter, topic)) hear(text, topic);
        },
        hear: (filter: string, hear: Listener) => {
          listeners.push({ filter, hear: (text, topic) => void (isOpen && hear(text, topic)) });
          for (const [topic, text] of retained) if (fits(filter, topic)) hear(text, topic);
        },
      };
    },
  };
}
type MemoryBroker = ReturnType<typeof memoryBroker>;

interface RelayChoices {
  isOnDuty?: () => boolean;
  file?: string;
}

function stageOf(broker: MemoryBroker, key: Key, { isOnDuty = () => true, file }: RelayChoices) {
  const outlets = broker.outlets(isOnDuty);
  const options = {
    ...{ process: event, key, app: 'http://127.0.0.1/', services: [service.origin], outlets },
    ...(file && { file }),
    report: () => undefined,
    now: () => time,
  };
  return { options, crash: outlets.close };
}

async function startOne(broker: MemoryBroker, key: Key, choices: RelayChoices = {}) {
  const { options, crash } = stageOf(broker, key, choices);
  const telling = await runTelling(options);
  const relay = {
    ...telling,
    /** Ends it as a crash does: nothing is kept or published any more. */
    crash,
    /** Reads the event, and waits until everything that follows is sent and kept. */
    read: async (info: EventInfo) => {
      await telling.hearEvent(info);
      await telling.idle();
    },
  };
  relays.push(relay);
  return relay;
}

/** Starts a relay of the communities. */
async function startMeetUps(broker: MemoryBroker, key: Key, choices: RelayChoices = {}) {
  const { options, crash } = stageOf(broker, key, choices);
  const telling = await runMeetUpTelling(options);
  relays.push(telling);
  /** Reads meet-ups, and waits until everything that follows is sent and kept. */
  const read = async (...meetUps: MeetUp[]) => {
    await telling.hearMeetUps(meetUps);
    await telling.idle();
  };
  return { ...telling, crash, read };
}

/** A phone with a subscription at the push service. */
async function newPhone(broker: MemoryBroker, key: Key, rabbit?: number) {
  const subscriber = await makePushSubscriber();
  const phone = {
    endpoint: service.subscribe(key.publicKey),
    ask: async (seen = draft, { given = 0, isWanted = true } = {}) => {
      const own = rabbit === undefined ? undefined : { rabbit: rabbit as RabbitId, given };
      await phone.askFor(newsOf(seen, own), { isWanted });
    },
    askFor: async (seen: NewsNumbers, { isWanted = true } = {}) => {
      const own = rabbit === undefined ? undefined : { rabbit: rabbit as RabbitId };
      const wanted = { ...subscriber.keys, ...own, seen };
      time += 1;
      const ask = { at: time, endpoint: phone.endpoint, ...(isWanted && { wanted }) };
      broker.tell(askTopic(event), await sealAsk(ask, event, key.publicKey));
    },
    answer: async (): Promise<TellingAnswer | undefined> => {
      const text = broker.retained.get(answerTopic(event, await subscriptionIdOf(phone.endpoint)));
      return text === undefined ? undefined : openAnswer(text, event, await importRelayKey(key.publicKey));
    },
    isAnswered: (state: TellingAnswer['state']) =>
      eventually(async () => expect(await phone.answer()).toMatchObject({ state })),
    /** Returns the kinds of the messages that came. */
    heard: async () => {
      const own = service.deliveries.filter(({ endpoint }) => endpoint === phone.endpoint);
      const texts = await Promise.all(own.map(({ message }) => subscriber.open(message)));
      return texts.map((text) => {
        const { kind, value } = JSON.parse(text) as { kind: string; value: number };
        return kind === 'scanned' ? `${kind} ${value}` : kind;
      });
    },
  };
  return phone;
}

it('a phone is told each piece of news once, and nothing that it had seen', async () => {
  const [broker, key] = [memoryBroker(), await newKey()];
  const relay = await startOne(broker, key);
  const early = await newPhone(broker, key);
  const player = await newPhone(broker, key, 7);
  await early.ask();
  await player.ask(running, { given: 2 });
  await Promise.all([early.isAnswered('on'), player.isAnswered('on')]);
  for (const info of [draft, open, open, running, dealt, dealt]) await relay.read(info);
  relay.hearPlayer({ rabbit: 7 as RabbitId, given: 3 });
  await relay.read(dealt);
  relay.hearPlayer({ rabbit: 7 as RabbitId, given: 5 });
  await relay.read(dealt);
  time += 11 * minuteMs;
  await relay.read(dealt);
  await relay.read(won);
  expect(await early.heard()).toEqual(['open', 'begun']);
  expect(await player.heard()).toEqual(['cards', 'scanned 3', 'scanned 5', 'first']);
});

it('what goes to the phones of the cards says nothing about them', async () => {
  const [broker, key] = [memoryBroker(), await newKey()];
  const relay = await startOne(broker, key);
  const phones = await Promise.all([1, 2, 3].map((rabbit) => newPhone(broker, key, rabbit)));
  for (const phone of phones) {
    await phone.ask(running);
    await phone.isAnswered('on');
  }
  await relay.read(dealt);
  for (const phone of phones) expect(await phone.heard()).toEqual(['cards']);
  expect(new Set(service.deliveries.map(({ message }) => message.length)).size).toBe(1);
});

it('1,000 phones are told once, whatever their push service does meanwhile', async () => {
  const [broker, key] = [memoryBroker(), await newKey()];
  const earlier = await newKey();
  const first = await startOne(broker, key);
  const phones = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => newPhone(broker, key, index + 1)),
  );
  // One in ten is bound to a key that the relay had before, one in ten is gone at the service, of one in ten the permission is withdrawn.
  const kind = (index: number) => ['earlier key', 'dead', 'withdrawn'][index % 10] ?? 'well';
  for (const [index, phone] of phones.entries()) {
    if (kind(index) === 'earlier key') phone.endpoint = service.subscribe(earlier.publicKey);
  }
  await Promise.all(phones.map((phone) => phone.ask(open)));
  await eventually(async () => expect(first.phones()).toBe(1000));
  await first.idle();
  for (const phone of phones) expect(await phone.answer()).toMatchObject({ state: 'on' });
  for (const [index, phone] of phones.entries()) {
    if (kind(index) === 'dead') service.end(phone.endpoint);
    if (kind(index) !== 'withdrawn') continue;
    await phone.ask(open, { isWanted: false });
    await phone.isAnswered('off');
  }
  let asked = 0;
  const answers = [{ status: 503 }, undefined, { status: 429, retryAfter: '60' }, undefined, undefined];
  service.faultFor = () => answers[asked++ % answers.length];
  await first.read(running);
  expect(service.deliveries.length).toBeLessThan(700);
  // It crashes half-way, and another relay goes on with what the broker keeps; then that one, with the file.
  first.crash();
  const file = join(folder, 'phones');
  const second = await startOne(broker, key, { file });
  await eventually(async () => expect(second.phones()).toBe(first.phones()));
  time += minuteMs;
  await second.read(running);
  second.crash();
  const third = await startOne(memoryBroker(), key, { file });
  for (let round = 0; round < 12; round += 1) {
    time += 10 * minuteMs;
    await third.read(running);
  }
  const heard = await Promise.all(phones.map((phone) => phone.heard()));
  expect(
    heard.map((one, index) => [kind(index), ...one].join(' ')).filter((one) => one !== 'well begun'),
  ).toEqual(heard.map((_, index) => kind(index)).filter((one) => one !== 'well'));
});

const hourMs = 60 * minuteMs;
const meetUpIn = (hours: number, change: Partial<MeetUp> = {}): MeetUp =>
  ({ id: 7, startsAt: time + hours * hourMs, zone: 'UTC', changes: 0, minutes: 60, ...change }) as MeetUp;

it('a phone is told once that a meet-up is tomorrow, and again when it moves to another day', async () => {
  const [broker, key] = [memoryBroker(), await newKey()];
  time = Date.UTC(2030, 4, 1, 20);
  const relay = await startMeetUps(broker, key);
  const [phone, other, late] = await Promise.all([1, 2, 3].map(() => newPhone(broker, key)));
  if (!phone || !other || !late) throw new Error('no phones');
  await phone.askFor({ 7: 0, 8: 0 });
  await other.askFor({ 9: 0 });
  await late.askFor({ 7: meetUpNews(meetUpIn(20), time) });
  await Promise.all([phone, other, late].map((one) => one.isAnswered('on')));
  const meetUp = meetUpIn(20);
  const cancelled = meetUpIn(21, { id: 8, cancelled: true });
  await relay.read(meetUpIn(25), cancelled);
  expect(service.deliveries).toEqual([]);
  for (let round = 0; round < 3; round += 1) await relay.read(meetUp, cancelled);
  expect([await phone.heard(), await other.heard(), await late.heard()]).toEqual([['7'], [], []]);
  expect(Number(service.deliveries[0]?.headers.ttl)).toBeLessThanOrEqual(20 * 3600);
  await relay.read({ ...meetUp, changes: 1, startsAt: meetUp.startsAt + hourMs });
  await relay.read({ ...meetUp, changes: 2, startsAt: time + hourMs });
  expect([await phone.heard(), await late.heard()]).toEqual([['7', '7'], ['7']]);
  await relay.read({ ...meetUp, changes: 3, cancelled: true, startsAt: meetUp.startsAt });
  expect(await phone.heard()).toEqual(['7', '7']);
});

it('a subscription is forgotten, here and at the broker, once its meet-ups have begun', async () => {
  const [broker, key] = [memoryBroker(), await newKey()];
  const relay = await startMeetUps(broker, key);
  let isStandbyOn = false;
  const standby = await startMeetUps(broker, key, { isOnDuty: () => isStandbyOn });
  const phone = await newPhone(broker, key);
  await phone.askFor({ 7: 0, 8: 0 });
  await phone.isAnswered('on');
  await relay.read(meetUpIn(0), meetUpIn(1, { id: 8 }));
  expect([relay.phones(), await phone.heard()]).toEqual([1, ['8']]);
  await relay.read(meetUpIn(-1), meetUpIn(0, { id: 8 }));
  expect([relay.phones(), broker.retained.size, await phone.heard()]).toEqual([0, 0, ['8']]);
  relay.crash();
  isStandbyOn = true;
  // It may still be opening what the other one published last.
  await eventually(async () => {
    await standby.read();
    expect([standby.phones(), broker.retained.size]).toEqual([0, 0]);
  });
  expect(await phone.heard()).toEqual(['8']);
});

it('two relays of the communities tell a meet-up once, and a dead endpoint ends', async () => {
  const [broker, key] = [memoryBroker(), await newKey()];
  const file = join(folder, 'phones');
  time = Date.UTC(2030, 4, 1, 9);
  let onDuty = 1;
  const first = await startMeetUps(broker, key, { isOnDuty: () => onDuty === 1, file });
  const [phone, dead] = [await newPhone(broker, key), await newPhone(broker, key)];
  await Promise.all([phone.askFor({ 7: 0 }), dead.askFor({ 7: 0 })]);
  await Promise.all([phone.isAnswered('on'), dead.isAnswered('on')]);
  service.end(dead.endpoint);
  await first.read(meetUpIn(20));
  await dead.isAnswered('off');
  // Subscriptions that it hears of have the news that was sent.
  const second = await startMeetUps(broker, key, { isOnDuty: () => onDuty === 2 });
  await eventually(async () => expect(second.phones()).toBe(1));
  onDuty = 2;
  await second.read(meetUpIn(20));
  await second.read(meetUpIn(40, { changes: 1 }), meetUpIn(5, { id: 8 }));
  expect(await phone.heard()).toEqual(['7']);
  first.crash();
  second.crash();
  const third = await startMeetUps(memoryBroker(), key, { file });
  expect(third.phones()).toBe(1);
  await third.read(meetUpIn(20));
  expect(await phone.heard()).toEqual(['7']);
});
