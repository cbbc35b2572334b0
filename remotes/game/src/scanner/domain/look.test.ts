import { look, type Reader, turns } from './look';
import type { Luma } from './luma';

const image: Luma = { width: 4, height: 4, data: new Uint8Array(16) };
const nothing: Reader = () => undefined;

/** A reader that reads pictures of one width only. */
const onlyAt =
  (width: number): Reader =>
  (seen) =>
    seen.width === width ? 'seen' : undefined;

test('the quick reader works alone until the strong one is there', async () => {
  expect(await look(image, 0, { quick: () => 'quick' })).toBe('quick');
  expect(await look(image, 0, { quick: nothing })).toBeUndefined();
});

test('a text that the strong reader finds is returned without asking another reader', async () => {
  const quick = jest.fn(nothing);
  expect(await look(image, 0, { quick, strong: () => 'strong' })).toBe('strong');
  expect(quick).not.toHaveBeenCalled();
});

test('a native reader is asked before the quick one while there is no strong one', async () => {
  expect(await look(image, 0, { quick: () => 'quick', native: async () => 'native' })).toBe('native');
  expect(await look(image, 0, { quick: () => 'quick', native: async () => undefined })).toBe('quick');
});

test('every frame with nothing in it is looked at once more: enlarged, by another reader, smoothed', async () => {
  const speck: Luma = { width: 5, height: 5, data: new Uint8Array(25) };
  speck.data[12] = 250;
  const strong = jest.fn(nothing);
  const quick = jest.fn(nothing);
  for (let turn = 0; turn < turns; turn++) await look(speck, turn, { quick, strong });
  const looks = strong.mock.calls.map(([{ width, data }]) => [width, data[12]]);
  expect(looks).toEqual([
    [5, 250],
    [7, expect.anything()],
    [5, 250],
    [5, 250],
    [5, 10],
  ]);
  expect(quick.mock.calls).toEqual([[speck]]);
});

test('a text that the second look finds is returned', async () => {
  expect(await look(image, 0, { quick: nothing, strong: onlyAt(6) })).toBe('seen');
  expect(await look(image, 1, { quick: nothing, strong: onlyAt(6) })).toBeUndefined();
  expect(await look(image, 1, { quick: () => 'quick', strong: nothing })).toBe('quick');
  expect(await look(image, 1, { quick: () => 'quick', strong: nothing, native: () => 'native' })).toBe(
    'native',
  );
});
