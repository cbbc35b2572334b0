import type { SkylineParameters } from '@rainbow-rabbit/processes/community/client';
import {
  maxSkylineBuildings,
  skylineGrounds,
  skylineLands,
} from '@rainbow-rabbit/processes/community/client';
import { drawSkyline } from './draw-skyline';
import { sheets } from './skyline-art';

const hills: SkylineParameters = {
  colour: 'green',
  land: 'hills',
  ground: 'water',
  towers: 6,
  houses: 8,
  seed: 1,
};

const every = skylineLands.flatMap((land) =>
  skylineGrounds.flatMap((ground) =>
    [0, 1, maxSkylineBuildings].flatMap((count) =>
      [0, 9999].map(
        (seed): SkylineParameters => ({ colour: 'red', land, ground, towers: count, houses: count, seed }),
      ),
    ),
  ),
);

test('every skyline is one of paths within its picture, and small', () => {
  for (const parameters of every) {
    const art = drawSkyline(parameters);
    for (const [sheet, path] of art) {
      expect(sheets).toContain(sheet);
      expect(path).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    }
    expect(JSON.stringify(art).length).toBeLessThan(12_000);
    expect(new Set(art.map(([, path]) => path)).size).toBe(art.length);
  }
});

test('the same parameters are the same skyline, and another number is another one', () => {
  expect(drawSkyline(hills)).toEqual(drawSkyline({ ...hills }));
  expect(drawSkyline(hills)).not.toEqual(drawSkyline({ ...hills, seed: 2 }));
});
