import { endOf, isFull, phaseOf } from './meet-up-facts';

const meetUp = { startsAt: 1_000_000, minutes: 60 };

test('a meet-up is upcoming, on from its start, and over at its end', () => {
  const end = endOf(meetUp);
  expect(end - meetUp.startsAt).toBe(3_600_000);
  expect([999_999, 1_000_000, end - 1, end].map((now) => phaseOf(meetUp, now))).toEqual([
    'upcoming',
    'on',
    'on',
    'over',
  ]);
});

test('a cancelled meet-up stays cancelled', () => {
  expect(phaseOf({ ...meetUp, cancelled: true }, 0)).toBe('cancelled');
  expect(phaseOf({ ...meetUp, cancelled: true }, 9_000_000)).toBe('cancelled');
});

test('a meet-up without a number of places is never full', () => {
  expect(isFull({ capacity: 0, coming: 5000 })).toBe(false);
  expect(isFull({ capacity: 5, coming: 4 })).toBe(false);
  expect(isFull({ capacity: 5, coming: 5 })).toBe(true);
});
