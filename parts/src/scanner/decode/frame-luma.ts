import { cutPart, greyOf, type Luma, type Part } from '../domain/luma';

/** Coloured pixels of the part of a frame that is seen, from browsers without VideoFrame. */
export interface PixelFrame {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

export type CameraFrame = VideoFrame | PixelFrame;

/** Frame formats whose first plane is grey. */
const planar: ReadonlySet<string | null> = new Set(['I420', 'I420A', 'I422', 'I444', 'NV12']);
const packed: ReadonlySet<string | null> = new Set(['RGBA', 'RGBX', 'BGRA', 'BGRX']);

/** Returns the wanted part of a picture of this size. */
type PartOf = (width: number, height: number) => Part;

/** Copies a part of a frame that lies in memory, and converts as little as possible. */
async function copyPart(frame: VideoFrame, visible: DOMRectReadOnly, partOf: PartOf): Promise<Luma> {
  const { x, y, width, height } = partOf(visible.width, visible.height);
  const rect = { x: visible.x + x, y: visible.y + y, width, height };
  const bytes = new Uint8Array(frame.allocationSize({ rect }));
  const [first] = await frame.copyTo(bytes, { rect });
  const plane = bytes.subarray(first?.offset ?? 0);
  if (planar.has(frame.format)) return cutPart(plane, first?.stride ?? width, { x: 0, y: 0, width, height });
  return greyOf(plane, width, height, frame.format?.startsWith('BGR'));
}

/** Draws a part of a frame that lies in graphics memory. */
function drawPart(frame: VideoFrame, partOf: PartOf): Luma {
  const { x, y, width, height } = partOf(frame.displayWidth, frame.displayHeight);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return { width: 0, height: 0, data: new Uint8Array() };
  context.drawImage(frame, x, y, width, height, 0, 0, width, height);
  return greyOf(context.getImageData(0, 0, width, height).data, width, height);
}

/** Returns a part of a frame in grey. Closes a VideoFrame. */
export async function lumaOfFrame(frame: CameraFrame, partOf: PartOf): Promise<Luma> {
  if ('pixels' in frame) {
    const { width, height, data } = greyOf(frame.pixels, frame.width, frame.height);
    return cutPart(data, width, partOf(width, height));
  }
  try {
    const inMemory = planar.has(frame.format) || packed.has(frame.format);
    // Some browsers name a format but refuse to copy it.
    const copied =
      inMemory &&
      frame.visibleRect &&
      (await copyPart(frame, frame.visibleRect, partOf).catch(() => undefined));
    return copied || drawPart(frame, partOf);
  } finally {
    frame.close();
  }
}
