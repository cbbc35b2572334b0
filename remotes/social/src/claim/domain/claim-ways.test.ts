import type { Earnings } from '@rainbow-rabbit/processes/community/client';
import { claimWayOf, todaysClaim } from './claim-ways';

const earned = (claimable: string, person: string, pot: string) =>
  ({ claimable, today: { person, pot, endsAt: 1000 } }) as Earnings;

test('the lesser cap keeps the rest back until the day ends', () => {
  expect(todaysClaim(earned('10', '10', '20'), 999)).toEqual({ quantity: '10', cap: undefined });
  expect(todaysClaim(earned('10', '9', '20'), 999)).toEqual({ quantity: '9', cap: 'person' });
  expect(todaysClaim(earned('10', '9', '0'), 999)).toEqual({ quantity: '0', cap: 'pot' });
  expect(todaysClaim(earned('10', '9', '0'), 1000)).toEqual({ quantity: '10', cap: undefined });
});

test('a wallet claims when it is admitted or can be, and nobody does where anybody is admitted', () => {
  const isNew = { admission: 'new' as const };
  const isAdmitted = { admission: 'admitted' as const };
  expect(claimWayOf({ by: 'tickets', events: [] }, isNew, false)).toBe('ticket');
  expect(claimWayOf({ by: 'tickets', events: [] }, isNew, true)).toBe('open');
  expect(claimWayOf({ by: 'tickets', events: [] }, isAdmitted, false)).toBe('open');
  expect(claimWayOf({ by: 'events', events: [] }, isNew, false)).toBe('open');
  expect(claimWayOf({ by: 'anybody', events: [] }, isAdmitted, true)).toBe('nobody');
});
