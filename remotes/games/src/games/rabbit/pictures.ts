import { type ArtCanvas, bitmapOf } from '../../art/bitmap';
import { rainbow } from '../../art/rainbow';
import {
  archWidth,
  drawArch,
  drawCloud,
  drawFar,
  drawGround,
  drawMid,
  drawNear,
  farHeight,
  landWidth,
  midHeight,
  nearHeight,
} from './art/land';
import { type ObstacleArt, obstacleArt } from './art/obstacle-art';
import {
  drawBoard,
  drawHalo,
  drawMark,
  drawOrb,
  drawSpark,
  haloSize,
  markSize,
  orbSize,
} from './art/orb-art';
import { drawPose } from './art/rabbit-pose';
import { rabbitPoses } from './art/rabbit-poses';

/** A drawing that frames copy, with its size in units. */
export interface RunPicture {
  bitmap: ImageBitmap;
  width: number;
  height: number;
}

/** Place of the feet on the picture of a pose. */
export const poseFeet = { x: 50, y: 86 };
const poseSize = [104, 96] as const;
/** Width of the row of colours, and of one of its places. */
export const markStep = 27;
const rowWidth = 7 * markStep + 12;

export interface RunPictures {
  far: RunPicture;
  mid: RunPicture;
  near: RunPicture;
  ground: RunPicture;
  clouds: readonly RunPicture[];
  /** The rainbow in the sky above a bridge. */
  arch: RunPicture;
  poses: readonly RunPicture[];
  /** By kind of obstacle; water has none. */
  obstacles: ReadonlyMap<string, RunPicture & { art: ObstacleArt }>;
  orbs: readonly RunPicture[];
  halo: RunPicture;
  collected: readonly RunPicture[];
  missing: readonly RunPicture[];
  board: RunPicture;
  sparks: readonly RunPicture[];
  /** Gives all bitmaps back. */
  close: () => void;
}

/** Draws all art of the run once. */
export async function drawPictures(
  pixelsPerUnit: number,
  { groundHeight, landScale }: { groundHeight: number; landScale: number },
): Promise<RunPictures> {
  const made: ImageBitmap[] = [];
  const picture = async (
    width: number,
    height: number,
    draw: (canvas: ArtCanvas) => void,
  ): Promise<RunPicture> => {
    const bitmap = await bitmapOf([width, height], pixelsPerUnit, draw);
    made.push(bitmap);
    return { bitmap, width, height };
  };
  const ofEach = (size: number, draw: (canvas: ArtCanvas, colour: (typeof rainbow)[number]) => void) =>
    Promise.all(rainbow.map((colour) => picture(size, size, (canvas) => draw(canvas, colour))));
  const obstacles = Object.entries(obstacleArt).map(async ([kind, art]) => {
    const { bitmap, width, height } = await picture(art.width, art.height, art.draw);
    return [kind, { bitmap, width, height, art }] as const;
  });
  const poses = rabbitPoses.map((pose) =>
    picture(...poseSize, (canvas) => {
      canvas.translate(poseFeet.x, poseFeet.y);
      drawPose(canvas, pose);
    }),
  );
  // Land is a whole number of pixels wide, so that its ends meet without a seam.
  const land = (height: number, scale: number, draw: (canvas: ArtCanvas) => void) => {
    const width = (Math.round(landWidth * scale * pixelsPerUnit) - 0.001) / pixelsPerUnit;
    return picture(width, height * scale, (canvas) => {
      canvas.scale(width / landWidth, scale);
      draw(canvas);
    });
  };
  const scaled = (width: number, height: number, scale: number, draw: (canvas: ArtCanvas) => void) =>
    picture(width * scale, height * scale, (canvas) => {
      canvas.scale(scale, scale);
      draw(canvas);
    });
  return {
    far: await land(farHeight, landScale, drawFar),
    mid: await land(midHeight, landScale, drawMid),
    near: await land(nearHeight, landScale, drawNear),
    ground: await land(groundHeight, 1, (canvas) => drawGround(canvas, groundHeight)),
    clouds: await Promise.all(
      [1, 0.72, 0.5].map((scale) => scaled(120, 48, scale * Math.sqrt(landScale), drawCloud)),
    ),
    arch: await picture(archWidth, archWidth / 2, drawArch),
    poses: await Promise.all(poses),
    obstacles: new Map(await Promise.all(obstacles)),
    orbs: await ofEach(orbSize, drawOrb),
    halo: await picture(haloSize, haloSize, drawHalo),
    collected: await ofEach(markSize, (canvas, colour) => drawMark(canvas, colour, true)),
    missing: await ofEach(markSize, (canvas, colour) => drawMark(canvas, colour, false)),
    board: await picture(rowWidth, markSize + 12, (canvas) => drawBoard(canvas, rowWidth)),
    sparks: await ofEach(24, drawSpark),
    close: () => {
      for (const bitmap of made) bitmap.close();
    },
  };
}
