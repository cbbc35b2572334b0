import { look, type Reader, type StrongFinding, type StrongReader, waysOf } from './look';
import type { Luma } from './luma';

const image: Luma = { width: 480, height: 480, data: new Uint8Array(480 * 480).fill(90) };
const nothing: Reader = () => undefined;
const unseen: StrongFinding = { unread: [] };

test('the small readers are used until the strong one is there', () => {
  expect(waysOf({ quick: nothing })).toEqual({ each: ['quick'], inTurn: [] });
  expect(waysOf({ quick: nothing, native: nothing })).toEqual({ each: ['native', 'quick'], inTurn: [] });
});

test('with the strong reader each frame is read as it is and small, and the native reader has its turn', () => {
  const strong: StrongReader = () => unseen;
  expect(waysOf({ quick: nothing, strong })).toEqual({
    each: ['plain', 'small'],
    inTurn: ['striped', 'sharpened', 'large'],
  });
  expect(waysOf({ quick: nothing, strong, native: nothing }).inTurn[0]).toBe('native');
});

test('each way asks its reader', async () => {
  const readers = {
    quick: () => 'quick',
    native: async () => 'native',
    strong: () => ({ ...unseen, text: 'strong', margin: 0.5 }),
  };
  expect(await look(image, 'quick', readers)).toEqual({ text: 'quick' });
  expect(await look(image, 'native', readers)).toEqual({ text: 'native' });
  expect(await look(image, 'plain', readers)).toEqual({ text: 'strong', margin: 0.5 });
  expect(await look(image, 'thorough', readers)).toEqual({ text: 'strong', margin: 0.5 });
  expect(await look(image, 'striped', readers)).toEqual({ text: 'strong', margin: 0.5 });
});

test('the strong reader gets a frame as it is, and one that was brought out at its size and with one threshold', async () => {
  const strong = jest.fn<StrongFinding, Parameters<StrongReader>>(() => unseen);
  const readers = { quick: nothing, strong };
  for (const way of ['plain', 'thorough', 'small', 'striped', 'sharpened', 'large'] as const)
    expect(await look(image, way, readers)).toBeUndefined();
  expect(strong.mock.calls.map(([{ width }, threshold]) => [width, threshold])).toEqual([
    [480, 'local'],
    [480, 'thorough'],
    [360, 'middle'],
    [480, 'middle'],
    [480, 'middle'],
    [960, 'middle'],
  ]);
});

test('a frame of a large camera is not brought out at its full size', async () => {
  const large = { width: 1080, height: 1080, data: new Uint8Array(1080 * 1080) };
  const strong = jest.fn<StrongFinding, Parameters<StrongReader>>(() => unseen);
  await look(large, 'striped', { quick: nothing, strong });
  expect(strong.mock.calls[0]?.[0].width).toBe(720);
});

test('a code that is found but not read is unrolled, at most two of a frame', async () => {
  const square = [
    [100, 100],
    [200, 100],
    [200, 200],
    [100, 200],
  ] as const;
  const code = { size: 33, corners: square };
  const strong = jest.fn<StrongFinding, Parameters<StrongReader>>((_, search) =>
    search === 'middle' ? { unread: [code, code, code] } : unseen,
  );
  const readers = { quick: nothing, strong };
  expect(await look(image, 'small', readers)).toBeUndefined();
  const drawings = strong.mock.calls.filter(([, threshold]) => threshold === 'local').length;
  strong.mockClear();
  strong.mockImplementation((_, search) =>
    search === 'middle' ? { unread: [code] } : { ...unseen, text: 'unrolled' },
  );
  expect(await look(image, 'small', readers)).toMatchObject({ text: 'unrolled' });
  expect(drawings % 2).toBe(0);
  strong.mockClear();
  strong.mockImplementation((_, search) => (search === 'middle' ? { unread: [code] } : unseen));
  await look(image, 'small', readers);
  expect(strong.mock.calls.length - 1).toBe(drawings / 2);
});
