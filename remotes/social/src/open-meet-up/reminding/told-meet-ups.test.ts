import { isToldOtherwise } from './told-meet-ups';

const kept = { relayKey: 'key', meetUps: [{ id: 7, startsAt: 5, seen: 0 }] };

test.each([
  ['who never asked', undefined, 'key', { id: 7, startsAt: 5 }, false],
  ['who asked for the same', kept, 'key', { id: 7, startsAt: 5 }, false],
  ['who asked for another meet-up', kept, 'key', { id: 8, startsAt: 6 }, false],
  ['who asked before the meet-up moved', kept, 'key', { id: 7, startsAt: 6 }, true],
  ['who asked for any with an earlier key', kept, 'other', { id: 8, startsAt: 6 }, true],
])('a visitor %s: asks again or not', (_, earlier, relayKey, meetUp, isOther) => {
  expect(isToldOtherwise(earlier, relayKey, meetUp)).toBe(isOther);
});
