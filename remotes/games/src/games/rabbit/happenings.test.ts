import { type RabbitRun, runMoments } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { rabbitHappenings } from './happenings';
import { rabbitSounds } from './sounds';

const after = (moments: number, progress = 0) => rabbitHappenings({ moments, progress } as RabbitRun);

test('a step without moments lets nothing happen', () => {
  expect(after(0)).toEqual([]);
});

test('colours sound by their places in the rainbow, the last one with its bridge', () => {
  const sounds = (moments: number, progress: number) => after(moments, progress).map(({ sound }) => sound);
  expect(sounds(runMoments.right, 1)).toEqual(['colour-0']);
  expect(sounds(runMoments.right, 5)).toEqual(['colour-4']);
  expect(sounds(runMoments.right | runMoments.bridge, 0)).toEqual(['colour-6', 'bridge']);
});

test('a mistake and a rainbow are noted', () => {
  expect(after(runMoments.stumble)).toMatchObject([{ note: 'mistake' }]);
  expect(after(runMoments.bridge)).toMatchObject([{ note: 'rainbow' }]);
});

test('each happening has its sound', () => {
  const all = Object.values(runMoments).flatMap((moment) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((progress) => after(moment, progress)),
  );
  expect(all.length).toBeGreaterThan(Object.values(runMoments).length);
  for (const { sound } of all) expect(rabbitSounds[sound ?? '']).toBeDefined();
  expect(new Set(all.map(({ sound }) => sound))).toEqual(new Set(Object.keys(rabbitSounds)));
});
