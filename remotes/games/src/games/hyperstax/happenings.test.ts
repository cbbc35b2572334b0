import { chanceFrom } from '@rainbow-rabbit/processes/arcade/client/domain';
import {
  type HyperstaxState,
  hyperstaxRules,
  staxEvents,
} from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import { happeningsOf } from './happenings';
import { hyperstaxSounds } from './sounds';

const after = (change: Partial<HyperstaxState>): HyperstaxState => ({
  ...hyperstaxRules.start(chanceFrom('AAECAwQFBgcICQoLDA0ODw'), 1),
  ...change,
});

const soundsOf = (change: Partial<HyperstaxState>) => happeningsOf(after(change)).map(({ sound }) => sound);

test('perfect drops in a row ring higher and higher, up to a rainbow', () => {
  const perfect = (streak: number) => soundsOf({ event: staxEvents.perfect, streak, floors: streak });
  expect([1, 2, 3, 4, 5, 6].flatMap(perfect)).toEqual([1, 2, 3, 4, 5, 6].map((key) => `perfect${key}`));
  expect(soundsOf({ event: staxEvents.rainbow, floors: 7 })).toEqual(['perfect7', 'rainbow']);
  const pitches = [1, 2, 3, 4, 5, 6, 7].map((key) => hyperstaxSounds[`perfect${key}`]?.[2] ?? 0);
  expect(pitches).toEqual([...new Set(pitches)].sort((one, other) => one - other));
});

test('a large cut is heard as a loss, a small one as a drop', () => {
  expect(soundsOf({ event: staxEvents.cut, floors: 3, lastOffset: -300 })).toEqual(['cut']);
  expect(soundsOf({ event: staxEvents.cut, floors: 3, lastOffset: 100 })).toEqual(['drop']);
});

test('each tenth floor is a milestone, and the end has its own sound', () => {
  expect(soundsOf({ event: staxEvents.cut, floors: 20, lastOffset: 100 })).toEqual(['drop', 'milestone']);
  expect(soundsOf({ event: staxEvents.miss, floors: 20 })).toEqual(['miss']);
  expect(soundsOf({ event: staxEvents.end, floors: 20 })).toEqual(['end']);
  expect(soundsOf({ event: staxEvents.none, floors: 20 })).toEqual([]);
});

test('each sound that can happen exists', () => {
  const heard = Object.values(staxEvents).flatMap((event) =>
    [1, 2, 3, 4, 5, 6].flatMap((streak) =>
      [100, 400].flatMap((lastOffset) => soundsOf({ event, streak, lastOffset, floors: 10 })),
    ),
  );
  expect(new Set(heard)).toEqual(new Set(Object.keys(hyperstaxSounds)));
});
