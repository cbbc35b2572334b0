import { type MemeCanvas, memeInk } from '../art/paint';
import type { LayerBox } from '../domain/meme';
import { turnTo } from '../draw/turn-to';
import type { StageScale } from './held-part';

/** Widths of the bright line around a held layer, and of the dark one around that, in pixels of the page. */
const [bright, dark] = [2, 2];

/** Returns how far the frame of a layer reaches from its middle, in pixels of the canvas. */
export function heldFrameReach(
  { width, height }: LayerBox,
  { scale, ofPage }: StageScale,
): { x: number; y: number } {
  const edge = (dark + 1) * ofPage;
  return { x: (width * scale) / 2 + edge, y: (height * scale) / 2 + edge };
}

/** Draws the frame of a held layer: that of one at rest without its handles, which would hide what is fitted. */
export function drawHeldFrame(on: MemeCanvas, box: LayerBox, { scale, ofPage }: StageScale): void {
  turnTo(on, box, scale);
  const [width, height] = [box.width * scale, box.height * scale];
  const lineAt = (beyond: number, lineWidth: number, paint: string) => {
    on.lineWidth = lineWidth * ofPage;
    on.strokeStyle = paint;
    const by = beyond * ofPage;
    on.strokeRect(-width / 2 - by, -height / 2 - by, width + 2 * by, height + 2 * by);
  };
  on.lineJoin = 'round';
  lineAt(-bright / 2, bright, '#ffffff');
  lineAt(dark / 2, dark, memeInk);
}
