import type { MemeCanvas } from '../art/paint';
import type { LayerBox } from '../domain/meme';

/** Has a canvas draw around the middle of a box, turned with it, in pixels of the canvas. */
export function turnTo(on: MemeCanvas, { x, y, turn }: LayerBox, scale: number): void {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  on.setTransform(cosine, sine, -sine, cosine, x * scale, y * scale);
}
