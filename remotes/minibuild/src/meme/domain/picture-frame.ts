import { type MemeBack, memeLimits } from './meme';

type PictureBack = Extract<MemeBack, { kind: 'picture' }>;

interface PictureSize {
  width: number;
  height: number;
}

/** Returns where a picture lies so that it fills a frame at its zoom, and its point lies as near the middle as that allows. */
export function pictureFrame(
  { zoom, x, y }: Pick<PictureBack, 'zoom' | 'x' | 'y'>,
  picture: PictureSize,
  frame: PictureSize,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const placed = (share: number, length: number, room: number) =>
    Math.min(0, Math.max(room - length, room / 2 - share * length));
  return { left: placed(x, width, frame.width), top: placed(y, height, frame.height), width, height };
}

/** Moves a picture in its frame by a way in the frame's pixels, and enlarges it. */
export function movedPicture(
  back: PictureBack,
  picture: PictureSize,
  { frame, by, zoomBy = 1 }: { frame: PictureSize; by: { x: number; y: number }; zoomBy?: number },
): PictureBack {
  const zoom = Math.min(memeLimits.largestZoom, Math.max(1, back.zoom * zoomBy));
  const placed = pictureFrame({ ...back, zoom }, picture, frame);
  const share = (way: number, at: number, room: number, length: number) => {
    const next = (room / 2 - (at + way)) / length;
    const margin = room / 2 / length;
    return Math.min(1 - margin, Math.max(margin, next));
  };
  return {
    ...back,
    zoom,
    x: share(by.x, placed.left, frame.width, placed.width),
    y: share(by.y, placed.top, frame.height, placed.height),
  };
}
