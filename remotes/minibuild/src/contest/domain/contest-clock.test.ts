import { createContestClock } from './contest-clock';

const minute = 60_000;

test('the clock of the device counts until a reply contradicts it', () => {
  const clock = createContestClock();
  expect(clock.at(1000)).toBe(1000);
  clock.hear(900, 1000);
  expect(clock.at(2000)).toBe(2000);
});

test('a device that is behind is corrected by any reply', () => {
  const clock = createContestClock();
  clock.hear(60 * minute, 10 * minute);
  expect(clock.at(11 * minute)).toBe(61 * minute);
  clock.hear(60 * minute, 12 * minute);
  expect(clock.at(12 * minute)).toBe(62 * minute);
});

test('a device that is far ahead is corrected by the reply to a message of its own, and not by a read, which may be old', () => {
  const clock = createContestClock();
  clock.hear(10 * minute, 70 * minute);
  expect(clock.at(70 * minute)).toBe(70 * minute);
  clock.hear(10 * minute, 70 * minute, 69 * minute);
  expect(clock.at(70 * minute)).toBe(11 * minute);
});

test('a message that took its time changes nothing', () => {
  const clock = createContestClock();
  clock.hear(69 * minute, 70 * minute, 70 * minute);
  expect(clock.at(70 * minute)).toBe(70 * minute);
});
