import { centreSquare, cutSquare, greyOf, type Luma } from '../domain/luma';

/** Coloured pixels of a whole frame, from browsers without VideoFrame. */
export interface PixelFrame {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

export type CameraFrame = VideoFrame | PixelFrame;

/** Frame formats whose first plane is grey. */
const planar: ReadonlySet<string | null> = new Set(['I420', 'I420A', 'I422', 'I444', 'NV12']);
const packed: ReadonlySet<string | null> = new Set(['RGBA', 'RGBX', 'BGRA', 'BGRX']);

/** Copies the middle of a frame that lies in memory, and converts as little as possible. */
async function copyMiddle(frame: VideoFrame, visible: DOMRectReadOnly): Promise<Luma> {
  const { x, y, side } = centreSquare(visible.width, visible.height);
  const rect = { x: visible.x + x, y: visible.y + y, width: side, height: side };
  const bytes = new Uint8Array(frame.allocationSize({ rect }));
  const [first] = await frame.copyTo(bytes, { rect });
  const offset = first?.offset ?? 0;
  const stride = first?.stride ?? side;
  if (planar.has(frame.format)) return cutSquare(bytes.subarray(offset), stride, { x: 0, y: 0, side });
  return greyOf(bytes.subarray(offset), side, side, frame.format?.startsWith('BGR'));
}

/** Draws the middle of a frame that lies in graphics memory. */
function drawMiddle(frame: VideoFrame): Luma {
  const { x, y, side } = centreSquare(frame.displayWidth, frame.displayHeight);
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!context) return { width: 0, height: 0, data: new Uint8Array() };
  context.drawImage(frame, x, y, side, side, 0, 0, side, side);
  return greyOf(context.getImageData(0, 0, side, side).data, side, side);
}

/** Returns the grey square in the middle of a frame. Closes a VideoFrame. */
export async function lumaOfFrame(frame: CameraFrame): Promise<Luma> {
  if ('pixels' in frame) {
    const { width, height, data } = greyOf(frame.pixels, frame.width, frame.height);
    return cutSquare(data, width, centreSquare(width, height));
  }
  try {
    const inMemory = planar.has(frame.format) || packed.has(frame.format);
    // Some browsers name a format but refuse to copy it.
    const copied =
      inMemory && frame.visibleRect && (await copyMiddle(frame, frame.visibleRect).catch(() => undefined));
    return copied || drawMiddle(frame);
  } finally {
    frame.close();
  }
}
