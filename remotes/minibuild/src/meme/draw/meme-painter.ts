import type { MemeCanvas } from '../art/paint';
import {
  type Meme,
  type MemeBack,
  type MemeCaption,
  type MemeFormat,
  type MemeLayer,
  memeSizes,
} from '../domain/meme';
import { lineHeight, type TextLayout } from '../domain/text-layout';
import { captionLayout, drawCaption, forgetWidths } from './draw-caption';
import { drawBack, drawStickerIn } from './draw-parts';

export interface MemeMaterial {
  /** The families of captions' letters. */
  faces: string;
  /** Returns a picture of the person's own, by its name. */
  pictureOf: (name: string) => ImageBitmap | undefined;
}

/** A layer that was drawn once, to be copied by each frame. */
interface DrawnLayer {
  surface: HTMLCanvasElement;
  /** The distance from the middle of its box to the surface's upper left corner, in pixels of the picture. */
  reach: { x: number; y: number };
}

/** Draws memes onto one canvas, and keeps what it has drawn of the last one. */
export interface MemePainter {
  /**
   * Draws a meme so that it fills the canvas.
   * @param isRough in the midst of a gesture: layers that change are drawn less finely
   */
  draw: (meme: Meme, isRough?: boolean) => void;
  /** Forgets all that was drawn: a face or a picture has come. */
  forget: () => void;
}

function surfaceOf(width: number, height: number): { surface: HTMLCanvasElement; canvas: MemeCanvas | null } {
  const surface = document.createElement('canvas');
  surface.width = Math.max(1, Math.ceil(width));
  surface.height = Math.max(1, Math.ceil(height));
  return { surface, canvas: surface.getContext('2d') };
}

/** Makes a painter of a canvas. */
export function createMemePainter(target: HTMLCanvasElement, material: MemeMaterial): MemePainter {
  // Nothing lies behind a meme: an opaque canvas is cheaper to show.
  const canvas = target.getContext('2d', { alpha: false });
  /** The drawing of each layer, and all that it depends on. */
  const parts = new Map<number, { key: string; drawn: DrawnLayer | undefined }>();
  let ground: { key: string; surface: HTMLCanvasElement } | undefined;

  const groundOf = (back: MemeBack, format: MemeFormat, scale: number) => {
    const key = JSON.stringify([back, format, scale]);
    if (ground?.key !== key) {
      const size = memeSizes[format];
      const { surface, canvas: below } = surfaceOf(size.width * scale, size.height * scale);
      below?.scale(scale, scale);
      const picture = back.kind === 'picture' ? material.pictureOf(back.picture) : undefined;
      if (below) drawBack(below, back, { format, picture });
      ground = { key, surface };
    }
    return ground.surface;
  };

  /** Draws a layer around the origin, which is turned already. */
  const drawLayer = (on: MemeCanvas, layer: MemeLayer, scale: number, isRough: boolean) => {
    const { x: _x, y: _y, turn: _turn, ...look } = layer;
    const key = JSON.stringify([look, scale]);
    const known = parts.get(layer.id);
    if (isRough && layer.kind === 'sticker' && known?.drawn) {
      // A sticker that is resized is the one before, stretched.
      const [width, height] = [layer.width * scale, layer.height * scale];
      on.drawImage(known.drawn.surface, -width / 2, -height / 2, width, height);
      return;
    }
    if (known?.key !== key) {
      // A layer that changes in each frame is cheaper to draw than to keep: it is kept once it is the same twice.
      parts.set(layer.id, { key, drawn: undefined });
      on.scale(scale, scale);
      drawAround(on, layer, material.faces, isRough);
      return;
    }
    known.drawn ??= drawnLayer(layer, scale, material.faces);
    const { surface, reach } = known.drawn;
    on.drawImage(surface, -reach.x * scale, -reach.y * scale);
  };

  return {
    draw(meme, isRough = false) {
      if (!canvas) return;
      const scale = target.width / memeSizes[meme.format].width;
      canvas.setTransform(1, 0, 0, 1, 0, 0);
      canvas.drawImage(groundOf(meme.back, meme.format, scale), 0, 0);
      for (const layer of meme.layers) {
        const turn = (layer.turn * Math.PI) / 180;
        const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
        canvas.setTransform(cosine, sine, -sine, cosine, layer.x * scale, layer.y * scale);
        drawLayer(canvas, layer, scale, isRough);
      }
      const ids = new Set(meme.layers.map(({ id }) => id));
      for (const id of parts.keys()) if (!ids.has(id)) parts.delete(id);
    },
    forget() {
      ground = undefined;
      forgetWidths();
      parts.clear();
    },
  };
}

/** One canvas measures all texts. */
let measuring: MemeCanvas | null | undefined;

function layoutOf(caption: MemeCaption, faces: string): TextLayout {
  measuring ??= surfaceOf(1, 1).canvas;
  if (measuring) return captionLayout(measuring, caption, faces);
  return { size: caption.largest, lines: [], isFitting: true };
}

function drawAround(canvas: MemeCanvas, layer: MemeLayer, faces: string, isRough = false): void {
  if (layer.kind === 'sticker') drawStickerIn(canvas, layer);
  else drawCaption(canvas, layer, { layout: layoutOf(layer, faces), faces, isRough });
}

/** Draws a layer on a surface of its own. */
function drawnLayer(layer: MemeLayer, scale: number, faces: string): DrawnLayer {
  const reach = reachOf(layer, faces);
  const { surface, canvas } = surfaceOf(2 * reach.x * scale, 2 * reach.y * scale);
  canvas?.scale(scale, scale);
  canvas?.translate(reach.x, reach.y);
  if (canvas) drawAround(canvas, layer, faces);
  return { surface, reach };
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
