import type { MemePoint } from './gestures';

/** A part of a canvas, in whole pixels of it. */
export interface CanvasArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A turned box on a canvas: its middle, half of its sides, and its turn in degrees. */
interface TurnedBox {
  middle: MemePoint;
  reach: MemePoint;
  turn: number;
}

/** Returns the whole pixels that a turned box covers, also those outside the canvas. */
export function coveredArea({ middle, reach, turn }: TurnedBox): CanvasArea {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [across, down] = [cosine * reach.x + sine * reach.y, sine * reach.x + cosine * reach.y];
  const [left, top] = [Math.floor(middle.x - across), Math.floor(middle.y - down)];
  return {
    left,
    top,
    width: Math.ceil(middle.x + across) - left,
    height: Math.ceil(middle.y + down) - top,
  };
}

/** Returns the least part of a canvas that two areas lie in: without width or height where both lie outside. */
export function joinedArea(
  one: CanvasArea,
  other: CanvasArea,
  canvas: { width: number; height: number },
): CanvasArea {
  const left = Math.max(0, Math.min(one.left, other.left));
  const top = Math.max(0, Math.min(one.top, other.top));
  const right = Math.min(canvas.width, Math.max(one.left + one.width, other.left + other.width));
  const bottom = Math.min(canvas.height, Math.max(one.top + one.height, other.top + other.height));
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
