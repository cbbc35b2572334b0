import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { followBoard } from './follow-snapshots';
import { type Snapshot, signSnapshot } from './snapshot';
import { createSnapshotSieve } from './snapshot-sieve';

const event = 'e'.repeat(43) as ProcessId;
const now = 1_790_000_000_000;
const board = { total: 0, rows: [], at: now - 1000 };
const snapshot: Snapshot = { event, part: 'board/0', time: now, sequence: 7, reply: board };

async function makeKeys() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { privateKey: pair.privateKey, relayKey: toBase64Url(new Uint8Array(raw)) };
}

async function phone() {
  const { privateKey, relayKey } = await makeKeys();
  const open = createSnapshotSieve({ event, part: 'board/0', relayKey, now: () => now });
  return {
    open,
    sign: (change: Partial<Snapshot> = {}) => signSnapshot({ ...snapshot, ...change }, privateKey),
  };
}

it('takes a snapshot of the relay, and then only newer ones', async () => {
  const { open, sign } = await phone();
  const text = await sign();
  expect(await open(text)).toEqual(board);
  expect(await open(text)).toBeUndefined();
  expect(await open(await sign({ sequence: 6 }))).toBeUndefined();
  expect(await open(await sign({ sequence: 8, reply: { ...board, at: board.at - 1 } }))).toBeUndefined();
  expect(await open(await sign({ sequence: 8 }))).toEqual(board);
});

it.each<[string, Partial<Snapshot>]>([
  ['another event', { event: 'f'.repeat(43) as ProcessId }],
  ['another part', { part: 'board/1' }],
  ['the past', { time: now - 121_000 }],
  ['the future', { time: now + 61_000 }],
  ['another shape', { reply: { at: now } }],
])('refuses a snapshot of %s, though the relay signed it', async (_, change) => {
  const { open, sign } = await phone();
  expect(await open(await sign(change))).toBeUndefined();
});

it('refuses what another key signed, what was changed, and what is no snapshot', async () => {
  const { open, sign } = await phone();
  expect(await open(await signSnapshot(snapshot, (await makeKeys()).privateKey))).toBeUndefined();
  const text = await sign();
  expect(await open(text.replace('"total":0', '"total":9'))).toBeUndefined();
  for (const garbage of [
    '',
    '.',
    text.slice(0, 80),
    `${text.slice(0, 87)}{`,
    `${text}${' '.repeat(200_000)}`,
  ]) {
    expect(await open(garbage)).toBeUndefined();
  }
  expect(await open(text)).toEqual(board);
});

it('refuses everything where the network names no usable key', async () => {
  const { sign } = await phone();
  const open = createSnapshotSieve({
    event,
    part: 'board/0',
    relayKey: `B${'A'.repeat(86)}`,
    now: () => now,
  });
  expect(await open(await sign())).toBeUndefined();
});

describe('a phone that follows a relay on an open broker', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'], now }));
  afterEach(() => jest.useRealTimers());

  /** A phone with a subscription of the board, and the messages that the broker brings to it. */
  async function followingPhone() {
    const { privateKey, relayKey } = await makeKeys();
    const heard: unknown[] = [];
    const said = { losses: 0, opened: 0, closed: 0 };
    let deliver: (text: string) => unknown = () => undefined;
    const follow = followBoard(
      { process: event, relay: { broker: ['wss://b'], key: relayKey } },
      0,
      (_, __, to) => {
        said.opened += 1;
        deliver = to.onMessage;
        return () => {
          said.closed += 1;
        };
      },
    );
    const stop = follow?.(
      (reply) => heard.push(reply),
      () => {
        said.losses += 1;
      },
    );
    return {
      heard,
      said,
      stop,
      bring: (texts: readonly string[]) => Promise.all(texts.map((text) => deliver(text))),
      sign: (sequence: number) => signSnapshot({ ...snapshot, sequence }, privateKey),
    };
  }

  const rubbish = (count: number) => Array.from({ length: count }, () => `${'A'.repeat(86)}.{}`);

  it('leaves a topic full of rubbish alone for a minute, and reads directly meanwhile', async () => {
    const verify = jest.spyOn(crypto.subtle, 'verify');
    const { heard, said, bring, sign, stop } = await followingPhone();
    const genuine = await sign(7);
    await bring([genuine, ...rubbish(9)]);
    await bring(Array(20).fill(genuine));
    expect([heard, said]).toEqual([[board], { losses: 0, opened: 1, closed: 0 }]);
    verify.mockClear();
    await bring(rubbish(1000));
    expect(said).toEqual({ losses: 1, opened: 1, closed: 1 });
    expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
    jest.advanceTimersByTime(60_000);
    await bring([await sign(8)]);
    expect([heard.length, said.opened]).toEqual([2, 2]);
    stop?.();
    expect(said.closed).toBe(2);
  });

  it('rests longer and longer while nothing but rubbish comes, and as shortly as before after a snapshot', async () => {
    const { said, bring, sign, stop } = await followingPhone();
    const opened = async (seconds: number) => {
      await bring(rubbish(10));
      jest.advanceTimersByTime(seconds * 1000 - 1);
      const before = said.opened;
      jest.advanceTimersByTime(1);
      return [before, said.opened];
    };
    expect(await opened(60)).toEqual([1, 2]);
    expect(await opened(120)).toEqual([2, 3]);
    expect(await opened(240)).toEqual([3, 4]);
    expect(await opened(480)).toEqual([4, 5]);
    expect(await opened(960)).toEqual([5, 6]);
    expect(await opened(960)).toEqual([6, 7]);
    jest.setSystemTime(now);
    await bring([await sign(8)]);
    expect(await opened(60)).toEqual([7, 8]);
    stop?.();
  });

  it('opens nothing again once nobody follows any more', async () => {
    const { said, bring, stop } = await followingPhone();
    await bring(rubbish(10));
    stop?.();
    jest.advanceTimersByTime(120_000);
    expect(said.opened).toBe(1);
  });
});
