import type { EventInfo } from '../client';

/** Returns what an event without players says of itself, and what a test changes. */
export const quietEvent = (change: Partial<EventInfo> = {}): EventInfo => ({
  phase: 'running',
  claimWindowMs: 120_000,
  onlineWindowMs: 30_000,
  keptScans: 3,
  settleWindowMs: 1_800_000,
  admission: 'open',
  capacity: 5000,
  batches: 0,
  tickets: 0,
  ticketsUsed: 0,
  players: 0,
  scans: 0,
  rainbows: 0,
  answers: 0,
  teams: { players: [0, 0, 0, 0, 0, 0, 0], colours: [0, 0, 0, 0, 0, 0, 0] },
  latestRainbows: [],
  announcements: [],
  staff: [],
  at: 1,
  ...change,
});
