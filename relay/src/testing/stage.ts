import {
  type EventInfo,
  type Leaderboard,
  maxStandings,
  type Standings,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { importRelayKeyPair, type RelayKey } from '../relay-key';

export const event = 'e'.repeat(43) as ProcessId;
export const startMs = 1_790_000_000_000;

/** Makes a relay's pair of keys. */
export async function makeRelayKey(): Promise<RelayKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  return importRelayKeyPair(await crypto.subtle.exportKey('jwk', pair.privateKey));
}

const infoAt = (at: number): EventInfo => ({
  phase: 'running',
  claimWindowMs: 120_000,
  onlineWindowMs: 30_000,
  keptScans: 2,
  settleWindowMs: 600_000,
  admission: 'open',
  capacity: 1000,
  batches: 0,
  tickets: 0,
  ticketsUsed: 0,
  answers: 0,
  players: 300,
  scans: 0,
  rainbows: 0,
  teams: { players: [0, 0, 0, 0, 0, 0, 0], colours: [0, 0, 0, 0, 0, 0, 0] },
  latestRainbows: [],
  announcements: [],
  staff: [],
  at,
});

/** A ranking of players, of which a page has at most 100. */
const boardAt = (at: number, offset: number, total: number): Leaderboard => ({
  total,
  at,
  rows: Array.from({ length: Math.min(100, Math.max(0, total - offset)) }, (_, index) => ({
    rank: offset + index + 1,
    rabbit: (offset + index + 1) as Leaderboard['rows'][number]['rabbit'],
    nickname: `Rabbit ${offset + index + 1}`,
    colour: 'red' as const,
    count: 0,
    colours: [],
  })),
});

/** The standings of players who have scanned nobody. */
const standingsAt = (at: number, offset: number, total: number): Standings => ({
  total,
  at,
  rows: Array.from({ length: Math.min(maxStandings, Math.max(0, total - offset)) }, (_, index) => {
    const rabbit = offset + index + 1;
    const address = String(rabbit).padStart(43, '0');
    return `${address}|||0|0|${rabbit}|||1.2880.0.1|${'00'.repeat(10)}|||Rabbit ${rabbit}`;
  }),
});

/** A compute unit with an event of 300 ranked players: counts its dry runs, is down while `isDown`, has no standings if `isOld`. */
export function startedUnit() {
  const unit = {
    readTimes: [] as number[],
    isDown: false,
    isOld: false,
    change: {} as Partial<EventInfo>,
    ao: undefined as unknown as AoClient,
  };
  const read: AoClient['read'] = async ({ tags, data = '{}' }) => {
    unit.readTimes.push(Date.now());
    if (unit.isDown) throw new Error('down');
    const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
    const { offset = 0 } = JSON.parse(data) as { offset?: number };
    if (unit.isOld && action === 'Standings') return { Messages: [], Error: 'rr:message.unknown-action' };
    const replies: Record<string, (at: number) => object> = {
      Info: (at) => ({ ...infoAt(at), ...unit.change }),
      Leaderboard: (at) => boardAt(at, offset, 300),
      Standings: (at) => standingsAt(at, offset, 300),
    };
    const reply = replies[action]?.(Date.now());
    const message = { Target: 'x', Data: JSON.stringify(reply), Tags: [{ name: 'Action', value: action }] };
    return { Messages: [message] };
  };
  unit.ao = memoryAo({ read });
  return unit;
}

/**
 * Counts signatures that are made or verified until mocks are restored: they take real time, whatever a test's clock does.
 * @returns waits until none is under way
 */
export function watchSignatures(): () => Promise<void> {
  let underWay = 0;
  const watch = (name: 'sign' | 'verify') => {
    const work = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
    jest.spyOn(crypto.subtle, name).mockImplementation((...args: unknown[]) => {
      underWay += 1;
      return work(...args).finally(() => {
        underWay -= 1;
      }) as Promise<never>;
    });
  };
  watch('sign');
  watch('verify');
  return async () => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (underWay > 0);
  };
}
