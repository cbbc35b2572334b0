import type { MemeCanvas } from './paint';

/** The visible part of a scene in its units. A square picture shows 0 to 1000 each way; others show more on two sides. */
export interface SceneView {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws a scene in units: the middle thousand each way has all that matters. */
export type DrawScene = (canvas: MemeCanvas, view: SceneView) => void;

/** Fills all that is seen. */
export function fillView(
  canvas: MemeCanvas,
  { left, top, right, bottom }: SceneView,
  paint: string | CanvasGradient,
): void {
  canvas.fillStyle = paint;
  canvas.fillRect(left, top, right - left, bottom - top);
}

/** Rays from a point to beyond the view's corners, each second one painted. */
export function drawRays(canvas: MemeCanvas, x: number, y: number, count: number, paint: string): void {
  canvas.fillStyle = paint;
  canvas.beginPath();
  for (let ray = 0; ray < count; ray += 1) {
    const [from, to] = [ray, ray + 0.5].map((part) => (part * 2 * Math.PI) / count) as [number, number];
    canvas.moveTo(x, y);
    canvas.lineTo(x + 2400 * Math.cos(from), y + 2400 * Math.sin(from));
    canvas.lineTo(x + 2400 * Math.cos(to), y + 2400 * Math.sin(to));
    canvas.closePath();
  }
  canvas.fill();
}
