import { PNG } from 'pngjs';
import { centred, emptyPicture, pictureOfPng, pictureOfText } from './picture';

function grey(width: number, height: number, value: number) {
  const picture = emptyPicture(width, height);
  picture.luma.fill(value);
  return picture;
}

test('a smaller picture is put in the middle as it is', () => {
  const { luma } = centred(grey(2, 2, 0), emptyPicture(10, 10));
  expect(luma.filter((value) => value === 0)).toHaveLength(4);
  expect(luma[4 * 10 + 4]).toBe(0);
  expect(luma[5 * 10 + 5]).toBe(0);
});

test('a larger picture is shrunk to its share of the shorter side', () => {
  const { width, luma } = centred(grey(100, 100, 0), emptyPicture(40, 20), 0.5);
  expect(width).toBe(40);
  expect(luma.filter((value) => value === 0)).toHaveLength(10 * 10);
});

test('shrinking mixes the greys it merges', () => {
  const stripes = grey(20, 20, 0);
  stripes.luma.forEach((_, at) => {
    stripes.luma[at] = at % 2 === 0 ? 0 : 200;
  });
  const { luma } = centred(stripes, grey(10, 10, 255), 1);
  expect(luma).toEqual(new Uint8Array(100).fill(100));
});

test('transparent parts of a PNG are white', () => {
  const png = new PNG({ width: 2, height: 1 });
  png.data.set([0, 0, 0, 255, 0, 0, 0, 0]);
  expect([...pictureOfPng(PNG.sync.write(png)).luma]).toEqual([0, 255]);
});

test('a QR code has a white quiet zone of four modules and dark finder patterns', () => {
  const { width, height, luma } = pictureOfText('RABBIT', 2);
  expect(width).toBe(height);
  expect(luma.slice(0, 8 * width).every((value) => value === 255)).toBe(true);
  expect(luma[8 * width + 8]).toBe(0);
});
