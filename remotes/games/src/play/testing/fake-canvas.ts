import type { GameCanvas } from '../engine/stage';

/** Rectangles that were drawn, in pixels, with their colours. */
export interface DrawnRectangle {
  colour: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a canvas that notes its rectangles: jsdom has none that can be drawn on. */
export function fakeCanvas(): { canvas: GameCanvas; drawn: DrawnRectangle[] } {
  const drawn: DrawnRectangle[] = [];
  let [scale, left, top] = [1, 0, 0];
  const context = {
    fillStyle: '',
    save: () => undefined,
    restore: () => {
      [scale, left, top] = [1, 0, 0];
    },
    setTransform: (a: number, _b: number, _c: number, _d: number, e: number, f: number) => {
      [scale, left, top] = [a, e, f];
    },
    fillRect(x: number, y: number, width: number, height: number) {
      const placed = { x: left + x * scale, y: top + y * scale };
      drawn.push({ colour: this.fillStyle, ...placed, width: width * scale, height: height * scale });
    },
  };
  const canvas = { width: 0, height: 0, getContext: () => context };
  return { canvas: canvas as unknown as GameCanvas, drawn };
}
