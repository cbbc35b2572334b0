import {
  type Player,
  type RabbitClient,
  type RabbitId,
  signSnapshot,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { followTopic, type TopicListener } from '@rainbow-rabbit/shared/reading';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useMe } from './event-readings';
import { useRelayTrust } from './use-relay-trust';

jest.mock('@rainbow-rabbit/shared/reading', () => ({
  ...jest.requireActual('@rainbow-rabbit/shared/reading'),
  followTopic: jest.fn(),
}));

const process = 'p'.repeat(43) as ProcessId;
const address = 'a'.repeat(43) as Address;
const topics = new Map<string, TopicListener>();
let sequence = 0;
let keys: { privateKey: CryptoKey; key: string };

const player = (change: Partial<Player> = {}): Player => ({
  registered: true,
  address,
  rabbit: 3 as RabbitId,
  nickname: 'Clover',
  colour: 'blue',
  banned: false,
  collected: [],
  complete: false,
  voided: 0,
  given: 0,
  chain: { start: 1, length: 2, after: 1, slot: 1, value: 'AAAAAAAAAAAAAA' },
  caught: [],
  at: 1000,
  ...change,
});

beforeAll(async () => {
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  keys = { privateKey: pair.privateKey, key: toBase64Url(new Uint8Array(raw)) };
});
beforeEach(() => {
  localStorage.clear();
  topics.clear();
  jest.mocked(followTopic).mockImplementation((_, topic, listener) => {
    topics.set(topic, listener);
    return () => topics.delete(topic);
  });
});

function open(me: RabbitClient['me']) {
  const client = { process, me } as RabbitClient;
  const event = {
    slug: 'demo',
    process,
    name: 'Demo',
    relay: { broker: ['wss://broker.example/'], key: keys.key },
  };
  return renderHook(() => useMe(client, useRelayTrust(event), address));
}

/** Lets the relay publish what it read of the player. */
async function publish(reply: Player): Promise<void> {
  sequence += 1;
  const place = { event: process, part: 'me/3' } as const;
  const text = await signSnapshot({ ...place, time: Date.now(), sequence, reply }, keys.privateKey);
  act(() => {
    topics.get(`rainbow-rabbit/${process}/me/3`)?.onMessage(text);
  });
}

/** Keeps the player in the phone's storage, as an earlier visit leaves it. */
function remember(known: Player): void {
  const key = `rainbow-rabbit.game.${process}.${address}.me`;
  localStorage.setItem(key, JSON.stringify({ value: known, at: Date.now() }));
}

it('a phone that knows its rabbit follows it, and reads nothing', async () => {
  remember(player());
  const read = jest.fn();
  const { result } = open(read);
  await waitFor(() => expect([...topics.keys()]).toEqual([`rainbow-rabbit/${process}/me/3`]));
  await publish(player({ given: 4, at: 2000 }));
  await waitFor(() => expect(result.current.reading).toMatchObject({ value: { given: 4 } }));
  expect(read).not.toHaveBeenCalled();
});

it('takes over nothing that is older than what it knows, or about another player', async () => {
  remember(player());
  const { result } = open(jest.fn());
  await waitFor(() => expect(topics.size).toBe(1));
  act(() => result.current.accept(player({ nickname: 'Newer', at: 5000 })));
  await publish(player({ nickname: 'Older', at: 4000 }));
  await publish(player({ nickname: 'Other', at: 5500, address: 'b'.repeat(43) as Address }));
  await publish(player({ nickname: 'Newest', at: 6000 }));
  await waitFor(() => expect(result.current.reading).not.toMatchObject({ value: { nickname: 'Newer' } }));
  expect(result.current.reading).toMatchObject({ value: { nickname: 'Newest' } });
});

it('a visitor, whom no relay knows, reads directly', async () => {
  const read = jest.fn(async () => ({ registered: false as const, at: 1 }));
  const { result } = open(read);
  await waitFor(() => expect(result.current.reading).toMatchObject({ value: { registered: false } }));
  expect(topics.size).toBe(0);
});
