import { rename, writeFile } from 'node:fs/promises';
import { centred, emptyPicture, type Picture, pictureOfPng } from './picture';

export interface CameraVideoOptions {
  /** Size of the video, which is also the camera's: 640×480, or 720×1280 for a phone held upright. */
  width?: number;
  height?: number;
  /** Number of frames that each picture stays, at 30 a second. The video repeats. */
  framesEach?: number;
  /** Largest part of the shorter side a picture takes, 0 to 1. */
  share?: number;
}

const framesPerSecond = 30;

/**
 * Writes a y4m file that shows each picture in turn on an evenly lit background.
 * The file is replaced as a whole: a camera that is open keeps the old one, the next that opens sees the new.
 * @param pictures PNG files or grey pictures; none at all is an empty scene
 */
export async function writeCameraVideo(
  file: string,
  pictures: readonly (Buffer | Picture)[],
  { width = 640, height = 480, framesEach = 5, share = 0.8 }: CameraVideoOptions = {},
): Promise<void> {
  const background = emptyPicture(width, height);
  const scenes = pictures.map((picture) =>
    centred(Buffer.isBuffer(picture) ? pictureOfPng(picture) : picture, background, share),
  );
  const frames = (scenes.length > 0 ? scenes : [background]).flatMap((scene) =>
    Array.from({ length: framesEach }, () => y4mFrame(scene)),
  );
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  const next = `${file}.next`;
  await writeFile(next, Buffer.concat([header, ...frames]));
  await rename(next, file);
}

/** One frame: its mark, the grey values, then both colour planes at quarter size without any colour. */
function y4mFrame({ width, height, luma }: Picture): Buffer {
  const colourless = Buffer.alloc(2 * Math.ceil(width / 2) * Math.ceil(height / 2), 128);
  return Buffer.concat([Buffer.from('FRAME\n'), luma, colourless]);
}
