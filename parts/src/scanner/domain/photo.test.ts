import type { Readers, StrongFinding, StrongReader } from './look';
import type { Luma } from './luma';
import { photoSides, readPhoto } from './photo';

const wall = (width: number, height: number): Luma => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(90),
});
const goesOn = () => false;

/** Readers whose strong one answers look by look; the searches and widths of its looks. */
function scripted(...findings: readonly Partial<StrongFinding>[]) {
  const looks: [search: string, width: number][] = [];
  const strong: StrongReader = ({ width }, search) => {
    looks.push([search, width]);
    return { unread: [], ...findings[looks.length - 1] };
  };
  return { looks, readers: { quick: () => undefined, strong } satisfies Readers };
}

test('a photo is read at the likeliest size first, then whole and at others, and at two of any', () => {
  expect(photoSides(4000)).toEqual([1200, 4000, 2400, 600, 300]);
  expect(photoSides(2000)).toEqual([1200, 2000, 600, 300]);
  expect(photoSides(640)).toEqual([640, 600, 300]);
  expect(photoSides(200)).toEqual([200, 400]);
});

test('the whole photo is looked at row by row, and codes are brought out only where it is small', async () => {
  const { looks, readers } = scripted();
  expect(await readPhoto(wall(1600, 1200), readers, goesOn)).toBeUndefined();
  const thorough = looks.filter(([search]) => search === 'thorough').map(([, width]) => width);
  expect(thorough).toEqual([1200, 1600, 600, 300].map((side) => side + 64));
  const others = looks.filter(([search]) => search === 'middle').map(([, width]) => width);
  expect(others).toHaveLength(4 * 3);
  expect(Math.max(...others)).toBeLessThan(1600);
});

test('a reading with error correction to spare is believed at once', async () => {
  const { looks, readers } = scripted({ text: 'a rabbit', margin: 0.5 });
  expect(await readPhoto(wall(900, 900), readers, goesOn)).toBe('a rabbit');
  expect(looks).toHaveLength(1);
});

test('a reading that needed all its error correction counts only if another look agrees', async () => {
  const tight = { text: 'a rabbit', margin: 0.1 };
  const agreeing = scripted(tight, {}, tight);
  expect(await readPhoto(wall(900, 900), agreeing.readers, goesOn)).toBe('a rabbit');
  expect(agreeing.looks).toHaveLength(3);
  const alone = scripted(tight, { text: 'another', margin: 0 });
  expect(await readPhoto(wall(900, 900), alone.readers, goesOn)).toBeUndefined();
});

test('without the strong reader, two sizes have to agree', async () => {
  const texts = ['a rabbit', undefined, 'a rabbit'];
  expect(await readPhoto(wall(900, 900), { quick: () => texts.shift() }, goesOn)).toBe('a rabbit');
  expect(await readPhoto(wall(900, 900), { quick: () => undefined }, goesOn)).toBeUndefined();
});

test('no further look begins when the time is over', async () => {
  const { looks, readers } = scripted();
  await readPhoto(wall(900, 900), readers, () => looks.length === 2);
  expect(looks).toHaveLength(2);
});
