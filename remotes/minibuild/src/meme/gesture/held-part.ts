import type { MemeCanvas } from '../art/paint';
import type { CanvasArea } from '../domain/covered-area';
import type { Meme, MemeLayer } from '../domain/meme';
import { type DrawSurface, drawSurface } from '../draw/draw-surface';
import type { MemeMaterial, MemePainter } from '../draw/meme-painter';

/** The canvas of a stage, and all that draws on it. */
export interface StageCanvas {
  target: HTMLCanvasElement;
  on: MemeCanvas;
  painter: MemePainter;
  material: MemeMaterial;
}

/** Pixels of the canvas for each of the picture's, and for each of the page's. */
export interface StageScale {
  scale: number;
  ofPage: number;
}

/** The part of a meme that a gesture holds, with all that is still below and above it. */
export interface HeldPart {
  /** Shows a state of the gesture. */
  show: (now: Meme, scale: StageScale) => void;
}

/** Draws layers on a surface of their own, if there are any. */
export function surfaceOfLayers(
  { target, painter }: StageCanvas,
  meme: Meme,
  layers: readonly MemeLayer[],
): DrawSurface | undefined {
  if (layers.length === 0) return undefined;
  const over = drawSurface(target.width, target.height);
  if (over.canvas) painter.drawLayers(over.canvas, meme, layers);
  return over;
}

/** Copies an area of a surface to the same place of a canvas, which has no transform. */
export function copyArea(
  on: MemeCanvas,
  { surface }: DrawSurface,
  { left, top, width, height }: CanvasArea,
): void {
  on.drawImage(surface, left, top, width, height, left, top, width, height);
}
