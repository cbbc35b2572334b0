import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { staffTasks } from './staff-tasks.domain';

const ready = {
  phase: 'running',
  name: 'Fair',
  slug: 'fair',
  admission: 'tickets',
  tickets: 9,
  question: { en: 'Who?' },
  deal: { edition: 1, table: 't', hash: 'h', count: 5, acts: 0, at: 1 },
  players: 5,
} as unknown as EventInfo;
const kinds = (change: object) => staffTasks({ ...ready, ...change }).map(({ kind }) => kind);

it('nothing waits in an event that has all it needs', () => {
  expect(kinds({})).toEqual([]);
});

it('an event that nobody could win says why, before it ends', () => {
  const bare = { question: undefined, deal: undefined };
  expect(kinds({ ...bare, phase: 'draft', players: 0 })).toEqual(['question']);
  expect(kinds({ ...bare, phase: 'running' })).toEqual(['question', 'deal']);
  expect(kinds({ ...bare, phase: 'ended' })).toEqual([]);
});

it('an event that nobody could enter says why', () => {
  const bare = { name: undefined, slug: undefined, tickets: 0, phase: 'draft', players: 0 };
  expect(kinds(bare)).toEqual(['name', 'slug', 'tickets']);
  expect(kinds({ ...bare, name: 'Fair', slug: 'fair', admission: 'open' })).toEqual([]);
});

it('what players wait for comes first, with its number', () => {
  const reveal = { at: 1, key: 'k' };
  const winner = {} as EventInfo['winner'];
  const waiting = { disputesOpen: 2, namesFlagged: 5, printedPending: 3 };
  expect(staffTasks({ ...ready, ...waiting, players: 9 })).toEqual([
    { kind: 'disputes', count: 2 },
    { kind: 'names', count: 5 },
    { kind: 'badges', count: 3 },
    { kind: 'late', count: 4 },
  ]);
  expect(kinds({ ...waiting, reveal, players: 9 })).toEqual(['judging', 'disputes', 'names', 'badges']);
  expect(kinds({ reveal, winner, phase: 'ended' })).toEqual([]);
});
