import { centreSquare, cutPart, greyOf, seenPart } from './luma';

test('the middle of a wide and of a tall picture is a square of the shorter side', () => {
  expect(centreSquare(1280, 720)).toEqual({ x: 280, y: 0, width: 720, height: 720 });
  expect(centreSquare(720, 1280)).toEqual({ x: 0, y: 280, width: 720, height: 720 });
});

test('a box shows more than the square of a picture that is as tall or as wide as the box, else the square is kept', () => {
  const tall = { width: 400, height: 500 };
  expect(seenPart(720, 1280, tall)).toEqual({ x: 0, y: 190, width: 720, height: 900 });
  expect(seenPart(1280, 720, { width: 400, height: 300 })).toEqual({ x: 160, y: 0, width: 960, height: 720 });
  for (const box of [
    { width: 300, height: 300 },
    { width: 500, height: 400 },
    { width: 0, height: 0 },
  ])
    expect(seenPart(720, 1280, box)).toEqual(centreSquare(720, 1280));
});

test('position and sides of a part are even for any picture', () => {
  for (const [width, height] of [
    [641, 479],
    [638, 481],
    [333, 333],
  ] as const) {
    for (const part of [centreSquare(width, height), seenPart(width, height, { width: 3, height: 7 })]) {
      expect([part.x % 2, part.y % 2, part.width % 2, part.height % 2]).toEqual([0, 0, 0, 0]);
      expect(part.x + part.width).toBeLessThanOrEqual(width);
      expect(part.y + part.height).toBeLessThanOrEqual(height);
    }
  }
});

test('a part is cut out of rows that are longer than the picture is wide', () => {
  const plane = Uint8Array.from({ length: 40 }, (_, at) => at);
  expect(cutPart(plane, 10, { x: 4, y: 2, width: 2, height: 2 })).toEqual({
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
