import { centreSquare, seenPart } from '../domain/luma';
import { lumaOfFrame } from './frame-luma';

interface FakeFrame {
  format: VideoPixelFormat;
  width: number;
  height: number;
  /** Bytes of one row of the first plane, padding included. */
  stride: number;
  pixel: (x: number, y: number) => number[];
}

/**
 * A frame in memory that copies as browsers do: the requested part, rows padded to its stride, after 8 bytes.
 */
function frameOf({ format, width, height, stride, pixel }: FakeFrame) {
  const offset = 8;
  const close = jest.fn();
  const frame = {
    format,
    visibleRect: { x: 0, y: 0, width, height },
    displayWidth: width,
    displayHeight: height,
    allocationSize: ({ rect }: { rect: { height: number } }) => offset + stride * rect.height,
    copyTo: async (
      bytes: Uint8Array,
      { rect }: { rect: { x: number; y: number; width: number; height: number } },
    ) => {
      for (let y = 0; y < rect.height; y++)
        bytes.set(
          Array.from({ length: rect.width }, (_, x) => pixel(rect.x + x, rect.y + y)).flat(),
          offset + y * stride,
        );
      return [{ offset, stride }];
    },
    close,
  };
  return frame as unknown as VideoFrame & { close: jest.Mock };
}

test('the grey plane of the middle is copied, and the frame is closed', async () => {
  const frame = frameOf({ format: 'NV12', width: 8, height: 4, stride: 16, pixel: (x, y) => [10 * y + x] });
  expect(await lumaOfFrame(frame, centreSquare)).toEqual({
    width: 4,
    height: 4,
    data: Uint8Array.of(2, 3, 4, 5, 12, 13, 14, 15, 22, 23, 24, 25, 32, 33, 34, 35),
  });
  expect(frame.close).toHaveBeenCalledTimes(1);
});

test('the part that is seen in a box can be more than the middle square', async () => {
  const frame = frameOf({ format: 'I420', width: 2, height: 8, stride: 2, pixel: (x, y) => [10 * y + x] });
  const box = { width: 100, height: 200 };
  expect(await lumaOfFrame(frame, (width, height) => seenPart(width, height, box))).toEqual({
    width: 2,
    height: 4,
    data: Uint8Array.of(20, 21, 30, 31, 40, 41, 50, 51),
  });
});

test('a coloured frame turns grey', async () => {
  const frame = frameOf({ format: 'BGRX', width: 2, height: 2, stride: 8, pixel: () => [0, 0, 255, 0] });
  const { data } = await lumaOfFrame(frame, centreSquare);
  expect(new Set(data)).toEqual(new Set([76]));
});

test('the frame is closed even when it cannot be read', async () => {
  const frame = frameOf({ format: 'I420', width: 2, height: 2, stride: 2, pixel: () => [0] });
  frame.copyTo = () => Promise.reject(new Error('gone'));
  // Drawing it is not possible either: jsdom has no canvas.
  await expect(lumaOfFrame(frame, centreSquare)).rejects.toThrow('OffscreenCanvas');
  expect(frame.close).toHaveBeenCalledTimes(1);
});

test('pixels without a VideoFrame are cut and turned grey', async () => {
  const pixels = new Uint8ClampedArray(4 * 2 * 4).fill(255);
  expect(await lumaOfFrame({ width: 4, height: 2, pixels }, centreSquare)).toEqual({
    width: 2,
    height: 2,
    data: new Uint8Array(4).fill(255),
  });
});
