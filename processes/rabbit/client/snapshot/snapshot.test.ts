import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
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
