import type { Luma } from './luma';
import { fitTo, scale } from './resample';

const row = (...greys: number[]): Luma => ({
  width: greys.length,
  height: 2,
  data: Uint8Array.of(...greys, ...greys),
});

test('enlarging keeps an even picture even', () => {
  const { width, height, data } = scale({ width: 4, height: 6, data: new Uint8Array(24).fill(77) }, 1.5);
  expect([width, height]).toEqual([6, 9]);
  expect(new Set(data)).toEqual(new Set([77]));
});

test('enlarging puts the mean between two pixels and leaves the ends as they are', () => {
  const { data } = scale(row(0, 200), 2);
  expect([...data.subarray(0, 4)]).toEqual([0, 50, 150, 200]);
});

test('enlarging by one changes nothing', () => {
  const picture = row(3, 90, 250, 12);
  expect(scale(picture, 1)).toEqual(picture);
});

test('a picture is fitted by its shorter side, larger or smaller', () => {
  const even = (width: number, height: number) => ({
    width,
    height,
    data: new Uint8Array(width * height).fill(90),
  });
  for (const [width, height] of [
    [480, 480],
    [720, 960],
    [1300, 1200],
    [200, 150],
  ] as const) {
    const fitted = fitTo(even(width, height), 360);
    expect(Math.min(fitted.width, fitted.height)).toBe(360);
    expect(fitted.data.length).toBe(fitted.width * fitted.height);
    expect(new Set(fitted.data)).toEqual(new Set([90]));
  }
});

test('halving keeps the mean of four pixels', () => {
  const picture = {
    width: 4,
    height: 4,
    data: Uint8Array.of(0, 100, 8, 8, 100, 200, 8, 8, ...[0, 0, 4, 4, 0, 0, 4, 4]),
  };
  expect([...fitTo(picture, 2).data]).toEqual([100, 8, 0, 4]);
});

test('a picture of less than two pixels stays as it is', () => {
  const speck = { width: 1, height: 1, data: Uint8Array.of(7) };
  expect(fitTo(speck, 360)).toBe(speck);
});
