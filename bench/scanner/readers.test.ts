import type { LookWay, Readers } from '../../parts/src/scanner/domain/look';
import { seededRandom } from '../../shared/src/testing/seeded-random';
import { easyView, type View } from './degradation';
import { photograph } from './frame';
import { readAsHtml5Qrcode } from './html5-qrcode';
import { makeLink, type Symbol } from './link';
import { readHeldStill, readOnce, startReaders } from './our-readers';
import { readAsPonyfill, startPonyfill } from './ponyfill';

let readers: Readers;
beforeAll(async () => {
  readers = await startReaders();
});

const size = [640, 480] as const;

/** Shows a link under an easy view, changed as given. */
function shown(seed: number, change: Partial<View> = {}) {
  const random = seededRandom(seed);
  const symbol = makeLink(random);
  const picture = photograph(symbol, { ...easyView(random, size[1]), ...change }, size, random);
  return { picture, text: symbol.text };
}

test('links have the length that the protocol gives them', () => {
  const lengths = Array.from({ length: 20 }, (_, seed) => makeLink(seededRandom(seed)).text.length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(45);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(62);
});

test('an easy code is read by the quick decoder, the strong one, html5-qrcode and the ponyfill alike', async () => {
  const { picture, text } = shown(1);
  expect(await readOnce(picture, ['quick'], readers)).toBe(text);
  expect(await readOnce(picture, ['plain'], readers)).toBe(text);
  expect(await readAsHtml5Qrcode(picture)).toBe(text);
  await startPonyfill();
  expect(await readAsPonyfill(picture)).toBe(text);
});

test.each([
  ['upside down', { turn: Math.PI }],
  ['light on dark', { inverted: true }],
  ['leaning away', { tilt: 0.7 }],
  ['in half shade', { shade: 0.7 }],
])('a code %s is read', async (_, change) => {
  const { picture, text } = shown(2, change);
  expect(await readHeldStill(picture, readers)).toBe(text);
});

test.each<[string, LookWay, Partial<View>]>([
  ['bent around a cup', 'small', { bend: 1.05, turn: 0.1, tilt: 0.1 }],
  ['that is pale and in the shade', 'small', { ink: [100, 116], shade: 0.5, noise: 4 }],
  ['on a striped screen', 'striped', { moire: 0.6, moirePx: 8, moireAngle: 0.6 }],
  ['out of focus', 'large', { blurPx: 3.5, modulePx: 6 }],
])('a code %s is read in its own way, which is %s, and not plainly', async (_, way, change) => {
  const { picture, text } = shown(2, change);
  expect(await readOnce(picture, ['plain'], readers)).toBeUndefined();
  expect(await readOnce(picture, [way], readers)).toBe(text);
});

test('where there is no code, nothing is read', async () => {
  const nothing: Symbol = { text: '', size: 0, modules: new Uint8Array() };
  const random = seededRandom(3);
  const picture = photograph(nothing, { ...easyView(random, size[1]), noise: 25 }, size, random);
  expect(await readHeldStill(picture, readers)).toBeUndefined();
});
