import { createDoorClock } from './door-clock';

const hourMs = 3_600_000;

test('the device’s corrected time counts, unless the ledger is ahead of it', () => {
  let passed = 0;
  const clock = createDoorClock(() => passed);
  const heard = jest.fn();
  const stop = clock.subscribe(heard);
  const soon = Date.now();
  expect(clock.now(hourMs)).toBeGreaterThanOrEqual(soon + hourMs);
  clock.hear(soon + 2 * hourMs);
  passed = 5000;
  expect(clock.now(0)).toBe(soon + 2 * hourMs + 5000);
  clock.hear(soon);
  expect(clock.now(0)).toBe(soon + 2 * hourMs + 5000);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  clock.hear(soon + 3 * hourMs);
  expect(heard).toHaveBeenCalledTimes(1);
});
