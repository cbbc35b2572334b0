import type { MemeCanvas } from '../art/paint';
import type { MemeCaption, MemeLayer } from '../domain/meme';
import { captionStretch, type Stretch, stickerStretch } from '../domain/stretch';
import { lineHeight, type TextLayout } from '../domain/text-layout';
import { captionLayout, drawCaption, padOf } from './draw-caption';
import { drawStickerIn } from './draw-parts';

/** One canvas measures all texts. */
let measuring: MemeCanvas | null | undefined;

function layoutOf(caption: MemeCaption, faces: string): TextLayout {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring) return captionLayout(measuring, caption, faces);
  return { size: caption.largest, lines: [], isFitting: true };
}

/** Draws a layer around the origin. */
export function drawLayer(canvas: MemeCanvas, layer: MemeLayer, faces: string): void {
  if (layer.kind === 'sticker') drawStickerIn(canvas, layer);
  else drawCaption(canvas, layer, { layout: layoutOf(layer, faces), faces });
}

/** Returns how far a layer's drawing reaches from its middle: a text that doesn't fit, outlines and plates leave their box. */
function reachOf(layer: MemeLayer, faces: string): { x: number; y: number } {
  if (layer.kind === 'sticker') return { x: layer.width / 2, y: layer.height / 2 };
  const { size, lines } = layoutOf(layer, faces);
  return {
    x: layer.width / 2 + size * 0.2 + 40,
    y: Math.max(layer.height, lines.length * lineHeight * size) / 2 + size * 0.2 + 40,
  };
}

/**
 * Draws a layer alone on a surface, which gets the size for it.
 * @returns the distance from the middle of its box to the surface's upper left corner, in pixels of the picture
 */
export function drawLayerOn(
  surface: HTMLCanvasElement,
  layer: MemeLayer,
  { scale, faces }: { scale: number; faces: string },
): { x: number; y: number } {
  const reach = reachOf(layer, faces);
  surface.width = Math.max(1, Math.ceil(2 * reach.x * scale));
  surface.height = Math.max(1, Math.ceil(2 * reach.y * scale));
  const canvas = surface.getContext('2d');
  canvas?.scale(scale, scale);
  canvas?.translate(reach.x, reach.y);
  if (canvas) drawLayer(canvas, layer, faces);
  return reach;
}

/** Returns how a drawing of a layer is stretched to show it as it is now: `undefined` where it has to be drawn again. */
export function stretchOf(drawn: MemeLayer, now: MemeLayer, faces: string): Stretch | undefined {
  if (drawn.kind === 'sticker' || now.kind === 'sticker') return stickerStretch(drawn, now);
  const laid = (box: MemeCaption) => ({ box, layout: layoutOf(box, faces), pad: padOf(box) });
  return captionStretch(laid(drawn), laid(now));
}
