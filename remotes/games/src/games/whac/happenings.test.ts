import { type WhacState, whacMarks, whacRules, whacSteps } from '@rainbow-rabbit/processes/arcade/games/whac';
import { whacHappenings } from './happenings';
import { whacSounds } from './sounds';

/** A run at a step, in which no rabbit comes. */
const at = (now: number): WhacState => ({
  ...whacRules.start([1, 2, 3, 4], 1),
  now,
  nextCome: whacSteps + 1,
});

/** Returns what the press of a hole with a rabbit lets happen. */
function pressing(who: number, wanted = 1): ReturnType<typeof whacHappenings> {
  const state = { ...at(1000), wanted };
  state.who[4] = who;
  state.came[4] = 950;
  state.goes[4] = 1050;
  whacRules.step(state, [4]);
  return whacHappenings(state);
}

test('each colour has its own note, and a full rainbow another sound', () => {
  for (let colour = 1; colour < 7; colour += 1) {
    expect(pressing(colour, colour)).toEqual([{ sound: `hit-${colour}`, vibrateMs: 14 }]);
  }
  expect(pressing(7, 7)).toEqual([{ sound: 'rainbow', vibrateMs: 60, note: 'rainbow' }]);
});

test('mistakes are heard and felt, the White Rabbit most', () => {
  expect(pressing(3)).toEqual([{ sound: 'wrong', vibrateMs: 35, note: 'mistake' }]);
  expect(pressing(8)).toEqual([{ sound: 'white', vibrateMs: 120, note: 'mistake' }]);
  expect(pressing(0)).toEqual([{ sound: 'empty' }]);
});

test('something happens once', () => {
  const state = at(1000);
  whacRules.step(state, [4]);
  expect(whacHappenings(state)).toHaveLength(1);
  whacRules.step(state, []);
  expect(whacHappenings(state)).toEqual([]);
});

test('a rabbit pops out, and the White Rabbit left alone is a bonus', () => {
  const state = { ...at(1000), nextCome: 1000 };
  whacRules.step(state, []);
  expect(whacHappenings(state)).toEqual([{ sound: 'pop' }]);
  const spared = at(1000);
  spared.who[2] = 8;
  spared.goes[2] = 1000;
  whacRules.step(spared, []);
  expect(spared.mark[2]).toBe(whacMarks.spared);
  expect(whacHappenings(spared)).toEqual([{ sound: 'spared', note: 'bonus' }]);
});

test('the time tells when it gets faster, runs out and ends', () => {
  const told = Array.from({ length: whacSteps }, (_, index) => index + 1)
    .map((now) => [now, ...whacHappenings(at(now))] as const)
    .filter(([, ...happenings]) => happenings.length > 0)
    .map(([now, ...happenings]) => [now / 60, ...happenings.map(({ sound, note }) => sound ?? note)]);
  expect(told).toEqual([
    [30, 'faster'],
    [45, 'faster'],
    [50, 'hurry'],
    ...[55, 56, 57, 58, 59].map((second) => [second, 'tick']),
    [60, 'end'],
  ]);
});

test('every sound that happens is there', () => {
  const names = ['pop', 'rainbow', 'wrong', 'white', 'spared', 'empty', 'hurry', 'tick', 'end'];
  const notes = Array.from({ length: 6 }, (_, index) => `hit-${index + 1}`);
  expect(Object.keys(whacSounds).sort()).toEqual([...names, ...notes].sort());
});
