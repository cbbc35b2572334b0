import {
  createSnapshotSieve,
  type EventInfo,
  type SnapshotPart,
  snapshotTopic,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type RelayMessage, readTimeoutMs, startRelay } from './start-relay';
import { event, makeRelayKey, startedUnit, startMs, watchSignatures } from './testing/stage';

const minuteMs = 60_000;
let stop: (() => void) | undefined;
let signed: () => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers({ now: startMs, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  signed = watchSignatures();
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets the clock run, second by second, and the signatures of each second be made. */
async function pass(ms: number, eachSecond = () => undefined as unknown): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    await jest.advanceTimersByTimeAsync(1000);
    await signed();
    await eachSecond();
  }
}

/** Returns the most dry runs in any 60 seconds, both ends included. */
const mostInAMinute = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at <= from + minuteMs).length));

async function start(publish: (message: RelayMessage) => void, settle?: () => Promise<unknown>) {
  const key = await makeRelayKey();
  const unit = startedUnit();
  const reports: string[] = [];
  const { ao } = unit;
  const { privateKey } = key;
  stop = startRelay({
    ao,
    process: event,
    privateKey,
    publish,
    settle,
    report: (line) => reports.push(line),
  });
  return { key, unit, reports };
}

it('300 phones behind one address have the event at most 60 s old, for six dry runs a minute', async () => {
  const heard: RelayMessage[] = [];
  const { key, unit } = await start((message) => heard.push(message));
  const parts: SnapshotPart[] = ['info', 'board/0', 'board/3'];
  const own = (index: number): SnapshotPart => `me/${index + 1}`;
  const followed = Array.from({ length: 300 }, (_, index) => [parts[index % 3] ?? 'info', own(index)]);
  const phones = followed.flat().map((part) => {
    const place = { event, part };
    return {
      topic: snapshotTopic(place),
      open: createSnapshotSieve({ ...place, relayKey: key.publicKey }),
      at: 0,
    };
  });
  const deliver = async () => {
    const messages = heard.splice(0);
    await Promise.all(
      phones.map(async (phone) => {
        for (const { topic, text } of messages) {
          if (topic === phone.topic) phone.at = (await phone.open(text))?.at ?? phone.at;
        }
      }),
    );
  };
  await pass(minuteMs, deliver);
  let oldestMs = 0;
  await pass(5 * minuteMs, async () => {
    await deliver();
    oldestMs = Math.max(oldestMs, ...phones.map(({ at }) => Date.now() - at));
  });
  expect(unit.readTimes.length).toBeGreaterThan(20);
  expect(oldestMs).toBeLessThanOrEqual(minuteMs);
  expect(mostInAMinute(unit.readTimes)).toBeLessThanOrEqual(6);
});

it('asks a unit that is down ever less often, says so once, and goes on when it is back', async () => {
  const heard: RelayMessage[] = [];
  const { unit, reports } = await start((message) => heard.push(message));
  unit.isDown = true;
  await pass(10 * minuteMs);
  expect(unit.readTimes.length).toBeLessThanOrEqual(10);
  expect(heard).toEqual([]);
  expect(reports).toHaveLength(1);
  unit.isDown = false;
  await pass(3 * minuteMs);
  expect(heard.length).toBeGreaterThan(0);
  expect(reports).toHaveLength(2);
  expect(mostInAMinute(unit.readTimes)).toBeLessThanOrEqual(6);
});

it('reads nothing before its first wait is over, so that restarts cost no reads', async () => {
  const { unit } = await start(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(unit.readTimes).toEqual([]);
});

it('never has two reads at once, and each ends before a snapshot is too old', async () => {
  const { unit } = await start(() => undefined);
  let open = 0;
  let most = 0;
  const { read } = unit.ao;
  unit.ao.read = async (message) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, readTimeoutMs));
    open -= 1;
    return read(message);
  };
  await pass(5 * minuteMs);
  expect(unit.readTimes.length).toBeGreaterThan(10);
  expect(most).toBe(1);
});

it('lets a process work off what waits for messages, once a round, and sends nothing else', async () => {
  let settled = 0;
  const { unit } = await start(
    () => undefined,
    async () => {
      settled += 1;
      throw new Error('the network is away');
    },
  );
  await pass(2 * minuteMs);
  expect(settled).toBe(0);
  unit.change = { unsettled: true };
  await pass(2 * minuteMs);
  expect(settled).toBeGreaterThanOrEqual(1);
  unit.change = { reveal: { at: 1, key: 'K' } };
  await pass(4 * minuteMs);
  const whileJudged = settled;
  expect(whileJudged).toBeGreaterThanOrEqual(4);
  expect(whileJudged).toBeLessThanOrEqual(8);
  unit.change = { reveal: { at: 1, key: 'K' }, winner: {} as EventInfo['winner'] };
  await pass(minuteMs);
  const over = settled;
  await pass(2 * minuteMs);
  expect(settled).toBe(over);
});

it('relays the rest of an event whose process knows no standings, and says so once', async () => {
  const heard: RelayMessage[] = [];
  const { unit, reports } = await start((message) => heard.push(message));
  unit.isOld = true;
  await pass(5 * minuteMs);
  expect(reports).toEqual(['The process is older than standings. Each phone reads its own.']);
  expect(new Set(heard.map(({ topic }) => topic.split('/')[2]))).toEqual(new Set(['info', 'board']));
});
