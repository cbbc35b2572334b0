import { look, type Reader, type Readers } from './look';
import type { Luma } from './luma';

const image: Luma = { width: 4, height: 4, data: new Uint8Array(16) };
const nothing: Reader = () => undefined;

/** A strong reader that reads pictures of one width only, and one that reads everything but the first. */
const onlyAt =
  (width: number): Reader =>
  (seen) =>
    seen.width === width ? 'seen' : undefined;

test('the quick reader works alone until the strong one is there', async () => {
  expect(await look(image, 0, { quick: () => 'quick' })).toBe('quick');
  expect(await look(image, 0, { quick: nothing })).toBeUndefined();
});

test('what the strong reader finds at once is taken, and nobody else is asked', async () => {
  const quick = jest.fn(nothing);
  expect(await look(image, 0, { quick, strong: () => 'strong' })).toBe('strong');
  expect(quick).not.toHaveBeenCalled();
});

test('a native reader is asked in place of the quick one', async () => {
  const readers: Readers = { quick: () => 'quick', native: async () => 'native', strong: nothing };
  expect(await look(image, 0, readers)).toBe('native');
  expect(await look(image, 0, { quick: () => 'quick', native: async () => 'native' })).toBe('native');
});

test('every other miss is looked at once more, enlarged', async () => {
  const readers: Readers = { quick: nothing, strong: onlyAt(6) };
  expect(await look(image, 0, readers)).toBe('seen');
  expect(await look(image, 1, readers)).toBeUndefined();
  expect(await look(image, 2, readers)).toBe('seen');
});

test('the other misses are looked at smoothed', async () => {
  const speck: Luma = { width: 5, height: 5, data: new Uint8Array(25) };
  speck.data[12] = 250;
  const readers: Readers = { quick: nothing, strong: ({ data }) => (data[12] === 10 ? 'smooth' : undefined) };
  expect(await look(speck, 0, readers)).toBeUndefined();
  expect(await look(speck, 1, readers)).toBe('smooth');
});
