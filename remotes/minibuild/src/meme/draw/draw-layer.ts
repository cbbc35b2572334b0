import type { MemeCanvas } from '../art/paint';
import type { LayerBox, MemeCaption, MemeLayer } from '../domain/meme';
import { captionStretch, type Stretch, stickerStretch } from '../domain/stretch';
import type { TextLayout } from '../domain/text-layout';
import { captionLayout, captionReach, drawCaption, padOf } from './draw-caption';
import { drawStickerIn } from './draw-parts';
import { turnTo } from './turn-to';

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

/** A layer that was drawn on a surface of its own. */
export interface DrawnLayer {
  layer: MemeLayer;
  surface: HTMLCanvasElement;
  /** The distance from the middle of its box to the surface's upper left corner, in pixels of the picture. */
  reach: { x: number; y: number };
  /** The layout of a caption. */
  layout: TextLayout | undefined;
}

/** Draws a layer alone on a surface, which gets the size for it. */
export function drawLayerOn(
  surface: HTMLCanvasElement,
  layer: MemeLayer,
  { scale, faces }: { scale: number; faces: string },
): DrawnLayer {
  const canvas = surface.getContext('2d');
  const layout = layer.kind === 'caption' ? layoutOf(layer, faces) : undefined;
  const reach =
    canvas && layer.kind === 'caption' && layout
      ? captionReach(canvas, layer, { layout, faces })
      : { x: layer.width / 2, y: layer.height / 2 };
  surface.width = Math.max(1, Math.ceil(2 * reach.x * scale));
  surface.height = Math.max(1, Math.ceil(2 * reach.y * scale));
  canvas?.scale(scale, scale);
  canvas?.translate(reach.x, reach.y);
  if (canvas) drawLayer(canvas, layer, faces);
  return { layer, surface, reach, layout };
}

/** Returns how a drawing of a layer is stretched to show it as it is now: `undefined` where it has to be drawn again. */
export function stretchOf(
  { layer: drawn, layout }: DrawnLayer,
  now: MemeLayer,
  faces: string,
): Stretch | undefined {
  if (drawn.kind === 'sticker' || now.kind === 'sticker' || !layout) return stickerStretch(drawn, now);
  return captionStretch(
    { box: drawn, layout, pad: padOf(drawn) },
    { box: now, layout: layoutOf(now, faces), pad: padOf(now) },
  );
}

/**
 * Copies the drawing of a layer to where the layer is now. A layer that is neither turned nor stretched lies on whole pixels: it
 * stays sharp, and needs no smoothing.
 */
export function copyLayer(
  on: MemeCanvas,
  { surface, reach }: DrawnLayer,
  layer: LayerBox,
  { scale, stretch }: { scale: number; stretch: Stretch },
): void {
  const { across, down, along } = stretch;
  if (layer.turn === 0 && across === 1 && down === 1) {
    const [x, y] = [layer.x + along - reach.x, layer.y - reach.y];
    on.setTransform(1, 0, 0, 1, Math.round(x * scale), Math.round(y * scale));
    on.drawImage(surface, 0, 0);
    return;
  }
  turnTo(on, layer, scale);
  on.translate(along * scale, 0);
  on.scale(across, down);
  on.drawImage(surface, -reach.x * scale, -reach.y * scale);
}
