import { bringOut, type Emphasis } from './bring-out';
import type { Luma } from './luma';

const side = 60;
const pictureOf = (greyAt: (x: number, y: number) => number): Luma => ({
  width: side,
  height: side,
  data: Uint8Array.from({ length: side * side }, (_, at) => greyAt(at % side, Math.floor(at / side))),
});
/** Squares of six pixels, dark and light in turn. */
const isDark = (x: number, y: number) => (Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0;

/** Returns the share of the inner pixels of squares that 128 divides rightly. */
function rightShare(picture: Luma, emphasis: Emphasis): number {
  const { data } = bringOut(picture, emphasis);
  let [right, all] = [0, 0];
  for (let y = 6; y < side - 6; y++) {
    for (let x = 6; x < side - 6; x++) {
      if (x % 6 === 0 || x % 6 === 5 || y % 6 === 0 || y % 6 === 5) continue;
      all++;
      if ((data[y * side + x] ?? 0) < 128 === isDark(x, y)) right++;
    }
  }
  return right / all;
}

const plain = { fine: 1, light: 12 };

test('an even picture becomes even', () => {
  const { data } = bringOut(
    pictureOf(() => 77),
    { ...plain, sharpen: { times: 4, reach: 5 } },
  );
  for (const grey of data) expect(Math.abs(grey - 128)).toBeLessThanOrEqual(2);
});

test('a pale code becomes plain', () => {
  expect(
    rightShare(
      pictureOf((x, y) => (isDark(x, y) ? 120 : 128)),
      plain,
    ),
  ).toBe(1);
});

test('a code that lies half in the dark is divided rightly everywhere', () => {
  const light = (x: number) => 1 - (0.9 * x) / side;
  expect(
    rightShare(
      pictureOf((x, y) => light(x) * (isDark(x, y) ? 40 : 220)),
      plain,
    ),
  ).toBeGreaterThan(0.99);
});

test('stripes of a screen need a lower share of the mean', () => {
  const striped = pictureOf((x, y) => (isDark(x, y) ? 30 : 210) * (x % 4 < 2 ? 1 : 0.4));
  const low = { fine: 1, light: 14, share: 0.8 };
  expect(rightShare(striped, low)).toBeGreaterThan(rightShare(striped, { fine: 0, light: 14 }));
});

test('a blurred line is narrower after sharpening', () => {
  const line = pictureOf((x) => 200 - 100 * Math.exp(-(((x - 30) / 4) ** 2)));
  const darkOf = (emphasis: Emphasis) =>
    bringOut(line, emphasis)
      .data.subarray(30 * side, 31 * side)
      .filter((grey) => grey < 100).length;
  const blurred = { fine: 0, light: 20 };
  expect(darkOf({ ...blurred, sharpen: { times: 4, reach: 4 } })).toBeLessThan(darkOf(blurred));
});

test('a picture smaller than the reach of its means is brought out too', () => {
  const speck = { width: 3, height: 2, data: Uint8Array.of(0, 200, 0, 0, 200, 0) };
  const { data } = bringOut(speck, { fine: 0, light: 28 });
  expect([...data].map((grey) => grey > 128)).toEqual([false, true, false, false, true, false]);
});
