import { centreSquare, cutSquare, greyOf } from './luma';

test('the middle of a wide and of a tall picture is a square of the shorter side', () => {
  expect(centreSquare(1280, 720)).toEqual({ x: 280, y: 0, side: 720 });
  expect(centreSquare(720, 1280)).toEqual({ x: 0, y: 280, side: 720 });
});

test('position and side of the square are even for any picture', () => {
  for (const [width, height] of [
    [641, 479],
    [638, 481],
    [333, 333],
  ] as const) {
    const { x, y, side } = centreSquare(width, height);
    expect([x % 2, y % 2, side % 2]).toEqual([0, 0, 0]);
    expect(x + side).toBeLessThanOrEqual(width);
    expect(y + side).toBeLessThanOrEqual(height);
  }
});

test('a square is cut out of rows that are longer than the picture is wide', () => {
  const plane = Uint8Array.from({ length: 40 }, (_, at) => at);
  expect(cutSquare(plane, 10, { x: 4, y: 2, side: 2 })).toEqual({
    width: 2,
    height: 2,
    data: Uint8Array.of(24, 25, 34, 35),
  });
});

test('grey keeps black and white, and weighs green most, in either order of colours', () => {
  const pixels = Uint8Array.of(0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255);
  const [black, white, red, green] = greyOf(pixels, 4, 1).data;
  expect([black, white]).toEqual([0, 255]);
  expect(green).toBeGreaterThan(red ?? 255);
  const blueFirst = Uint8Array.of(0, 0, 255, 255);
  expect(greyOf(blueFirst, 1, 1, true).data[0]).toBe(red);
});
