import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Picture } from './frame';

const framesPerSecond = 30;

/** Writes pictures as the video file that Chromium takes for a camera (YUV4MPEG2, 30 a second, no colour). */
export async function writeY4m(
  file: string,
  width: number,
  height: number,
  pictures: Iterable<Picture>,
): Promise<void> {
  const colourless = Buffer.alloc(2 * Math.ceil(width / 2) * Math.ceil(height / 2), 128);
  function* parts(): Generator<Buffer> {
    yield Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
    for (const { data } of pictures) yield Buffer.concat([Buffer.from('FRAME\n'), data, colourless]);
  }
  await pipeline(Readable.from(parts()), createWriteStream(file));
}
