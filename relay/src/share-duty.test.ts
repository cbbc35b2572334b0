import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { heartbeatTopic, signHeartbeat } from './heartbeat';
import type { RelayKey } from './relay-key';
import { shareDuty } from './share-duty';
import { event, makeRelayKey, startMs, watchSignatures } from './testing/stage';

let key: RelayKey;
let signed: () => Promise<void>;
const stops: (() => void)[] = [];

beforeAll(async () => {
  key = await makeRelayKey();
});
beforeEach(() => {
  jest.useFakeTimers({ now: startMs, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  signed = watchSignatures();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A broker in memory, which brings each message to all of its connections. */
function startBroker() {
  const links = new Set<{ topic: string; onText: (text: string) => void }>();
  const told: string[] = [];
  const tell = (topic: string, text: string) => {
    told.push(text);
    for (const link of links) if (link.topic === topic) link.onText(text);
  };
  const join = async (ofEvent: ProcessId = event, ownKey = key) => {
    let isConnected = false;
    let connected = () => undefined as unknown;
    const own = { topic: '', onText: (_: string) => undefined as unknown };
    const duty = await shareDuty({
      event: ofEvent,
      key: ownKey,
      link: {
        hear: (topic, onText) => Object.assign(own, { topic, onText }),
        tell,
        onConnect: (listener) => {
          connected = listener;
        },
        isConnected: () => isConnected,
      },
    });
    stops.push(duty.stop);
    const connect = () => {
      isConnected = true;
      links.add(own);
      connected();
    };
    const cut = () => {
      isConnected = false;
      links.delete(own);
    };
    connect();
    return { ...duty, connect, cut };
  };
  return { join, tell, told };
}

/** Lets the clock run, second by second, and what was signed in each second arrive. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    await signed();
  }
}

it('lets the relay that has run longest work, and the next one once it is gone', async () => {
  const broker = startBroker();
  const first = await broker.join();
  await pass(12);
  expect(first.isOnDuty()).toBe(true);
  const second = await broker.join();
  await pass(1);
  const third = await broker.join();
  for (let minute = 0; minute < 3; minute += 1) {
    await pass(60);
    expect([first, second, third].map(({ isOnDuty }) => isOnDuty())).toEqual([true, false, false]);
  }
  first.cut();
  await pass(35);
  expect([first, second, third].map(({ isOnDuty }) => isOnDuty())).toEqual([false, true, false]);
  first.connect();
  await pass(12);
  expect([first, second, third].map(({ isOnDuty }) => isOnDuty())).toEqual([true, false, false]);
});

it('lets one of two work that begin at the same moment', async () => {
  const broker = startBroker();
  const relays = [await broker.join(), await broker.join()];
  for (let round = 0; round < 5; round += 1) {
    await pass(12);
    expect(relays.filter(({ isOnDuty }) => isOnDuty())).toHaveLength(1);
  }
});

it.each<[string, () => Promise<string>]>([
  ['another key', async () => earlierRun((await makeRelayKey()).privateKey)],
  ['another event', () => earlierRun(key.privateKey, { event: 'f'.repeat(43) as ProcessId })],
  ['a time long past', () => earlierRun(key.privateKey, { time: startMs - 61_000 })],
  ['another shape', () => earlierRun(key.privateKey, { since: 'early' as unknown as number })],
  ['no signature', async () => `${'A'.repeat(86)}.{}`],
])('is put to sleep by no heartbeat of %s', async (_, made) => {
  const broker = startBroker();
  const relay = await broker.join();
  const text = await made();
  await pass(12);
  broker.tell(heartbeatTopic(event), text);
  await pass(2);
  expect(relay.isOnDuty()).toBe(true);
});

it('is put to sleep by a heartbeat of an earlier run, and opens but a few of what a stranger sends', async () => {
  const broker = startBroker();
  const relay = await broker.join();
  await pass(12);
  const verify = jest.mocked(crypto.subtle.verify).mockClear();
  for (let index = 0; index < 1000; index += 1) {
    broker.tell(heartbeatTopic(event), `${'A'.repeat(86)}.{"number":${index}}`);
  }
  await pass(1);
  expect(verify.mock.calls.length).toBeLessThanOrEqual(20);
  await pass(6);
  expect(relay.isOnDuty()).toBe(true);
  broker.tell(heartbeatTopic(event), await earlierRun(key.privateKey, { time: Date.now() }));
  await pass(1);
  expect(relay.isOnDuty()).toBe(false);
});

/** A heartbeat of a relay that has run for long. */
function earlierRun(privateKey: CryptoKey, change: object = {}): Promise<string> {
  const own = { event, instance: crypto.randomUUID(), since: startMs - 1_000_000, time: startMs };
  return signHeartbeat({ ...own, ...change }, privateKey);
}
