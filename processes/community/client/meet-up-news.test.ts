import { isMeetUpNews, meetUpBegun, meetUpNews, newsDay } from './meet-up-news';

const now = Date.UTC(2026, 11, 4, 20);
const hourMs = 3_600_000;
const meetUp = { startsAt: now + 10 * hourMs, zone: 'UTC', changes: 0 };
const day = Date.UTC(2026, 11, 5) / (24 * hourMs);

test('a meet-up is news for the day before it begins, unless it is cancelled', () => {
  expect(meetUpNews(meetUp, now)).toBe(day);
  expect(meetUpNews({ ...meetUp, cancelled: true }, now)).toBe(0);
  expect(meetUpNews(meetUp, meetUp.startsAt - 24 * hourMs - 1)).toBe(0);
  expect(meetUpNews(meetUp, meetUp.startsAt - 24 * hourMs)).toBe(day);
  expect(meetUpNews(meetUp, meetUp.startsAt - 1)).toBe(day);
  expect(meetUpNews({ ...meetUp, cancelled: true }, meetUp.startsAt)).toBe(meetUpBegun);
});

test('its day is that of its city; of an unknown city, that of UTC', () => {
  const late = { ...meetUp, startsAt: now + hourMs };
  const days = ['Asia/Tokyo', 'America/Lima', 'None/Such'].map((zone) =>
    newsDay(meetUpNews({ ...late, zone }, now)),
  );
  expect(days).toEqual([day, day - 1, day - 1]);
});

test('a change is news where it moves the meet-up to another day, also to an earlier one', () => {
  const told = meetUpNews(meetUp, now);
  const change = (part: object, changes = 1) => meetUpNews({ ...meetUp, ...part, changes }, now);
  expect(isMeetUpNews(told, 0)).toBe(true);
  expect(isMeetUpNews(told, told)).toBe(false);
  expect(isMeetUpNews(change({ startsAt: meetUp.startsAt + hourMs }), told)).toBe(false);
  expect(isMeetUpNews(change({ startsAt: now + hourMs }), told)).toBe(true);
  // An older reading after a newer one.
  expect(isMeetUpNews(told, change({ startsAt: now + hourMs }))).toBe(false);
  expect(isMeetUpNews(meetUpBegun, told)).toBe(false);
});
