import { largestPhotoPx } from '../domain/photo';
import { lumaOfPicture } from './picture-luma';

/** Canvases in memory: white where nothing was drawn, 90 where the picture is; the pixels that were copied out at once. */
function installCanvas() {
  const copied: number[] = [];
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext() {
      return {
        fillRect: () => undefined,
        drawImage: () => undefined,
        getImageData: (_x: number, _y: number, width: number, height: number) => {
          copied.push(width * height);
          return { data: new Uint8ClampedArray(width * height * 4).fill(90) };
        },
      };
    }
  }
  Object.assign(globalThis, { OffscreenCanvas: Canvas });
  return copied;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));

const pictureOf = (width: number, height: number) => {
  const close = jest.fn();
  return { width, height, close } as unknown as ImageBitmap & { close: jest.Mock };
};

test('a photo of 48 megapixels is reduced, copied in bands, and closed', () => {
  const copied = installCanvas();
  const picture = pictureOf(8000, 6000);
  const { width, height, data } = lumaOfPicture(picture);
  expect([width, height]).toEqual([4000, 3000]);
  expect(data).toHaveLength(largestPhotoPx);
  expect([data[0], data.at(-1)]).toEqual([90, 90]);
  expect(Math.max(...copied)).toBeLessThan(largestPhotoPx / 10);
  expect(picture.close).toHaveBeenCalledTimes(1);
});

test('a smaller photo keeps its size, and a sliver stays a picture', () => {
  installCanvas();
  expect(lumaOfPicture(pictureOf(640, 481))).toMatchObject({ width: 640, height: 481 });
  expect(lumaOfPicture(pictureOf(48_000_000, 1)).height).toBe(1);
});
