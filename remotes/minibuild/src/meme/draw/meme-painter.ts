import type { MemeCanvas } from '../art/paint';
import {
  type Meme,
  type MemeBack,
  type MemeCaption,
  type MemeFormat,
  type MemeLayer,
  memeSizes,
} from '../domain/meme';
import { lineHeight } from '../domain/text-layout';
import { captionLayout, drawCaption } from './draw-caption';
import { drawBack, drawStickerIn } from './draw-parts';

export interface MemeMaterial {
  /** The families of captions' letters. */
  faces: string;
  /** Returns a picture of the person's own, by its name. */
  pictureOf: (name: string) => ImageBitmap | undefined;
}

/** A part of a meme that was drawn once, to be copied by each frame. */
interface DrawnPart {
  /** All that its drawing depends on. */
  key: string;
  surface: HTMLCanvasElement;
  /** The distance from the middle of its box to the surface's upper left corner, in pixels of the picture. */
  reach: { x: number; y: number };
}

/** Draws memes onto one canvas, and keeps what it has drawn of the last one. */
export interface MemePainter {
  /** Draws a meme so that it fills the canvas. */
  draw: (meme: Meme) => void;
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
  const canvas = target.getContext('2d');
  const parts = new Map<number, DrawnPart>();
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

  const partOf = (layer: MemeLayer, scale: number): DrawnPart => {
    const { x: _x, y: _y, turn: _turn, ...look } = layer;
    const key = JSON.stringify([look, scale]);
    const known = parts.get(layer.id);
    if (known?.key === key) return known;
    const part = { key, ...drawnPart(layer, scale, material.faces) };
    parts.set(layer.id, part);
    return part;
  };

  return {
    draw(meme) {
      if (!canvas) return;
      const scale = target.width / memeSizes[meme.format].width;
      canvas.setTransform(1, 0, 0, 1, 0, 0);
      canvas.drawImage(groundOf(meme.back, meme.format, scale), 0, 0);
      for (const layer of meme.layers) {
        const { surface, reach } = partOf(layer, scale);
        const turn = (layer.turn * Math.PI) / 180;
        const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
        canvas.setTransform(cosine, sine, -sine, cosine, layer.x * scale, layer.y * scale);
        canvas.drawImage(surface, -reach.x * scale, -reach.y * scale);
      }
      const ids = new Set(meme.layers.map(({ id }) => id));
      for (const id of parts.keys()) if (!ids.has(id)) parts.delete(id);
    },
    forget() {
      ground = undefined;
      parts.clear();
    },
  };
}

/** Draws a layer on a surface of its own. */
function drawnPart(layer: MemeLayer, scale: number, faces: string): Omit<DrawnPart, 'key'> {
  if (layer.kind === 'caption') return drawnCaption(layer, scale, faces);
  const reach = { x: layer.width / 2, y: layer.height / 2 };
  const { surface, canvas } = surfaceOf(layer.width * scale, layer.height * scale);
  canvas?.scale(scale, scale);
  canvas?.translate(reach.x, reach.y);
  if (canvas) drawStickerIn(canvas, layer);
  return { surface, reach };
}

/** One canvas measures all texts. */
let measuring: MemeCanvas | null | undefined;

function drawnCaption(caption: MemeCaption, scale: number, faces: string): Omit<DrawnPart, 'key'> {
  measuring ??= surfaceOf(1, 1).canvas;
  const layout = measuring
    ? captionLayout(measuring, caption, faces)
    : { size: caption.largest, lines: [], isFitting: true };
  const { size, lines } = layout;
  // A text that doesn't fit goes beyond its box, and so do outlines and plates.
  const reach = {
    x: caption.width / 2 + size * 0.2 + 40,
    y: Math.max(caption.height, lines.length * lineHeight * size) / 2 + size * 0.2 + 40,
  };
  const { surface, canvas } = surfaceOf(2 * reach.x * scale, 2 * reach.y * scale);
  canvas?.scale(scale, scale);
  canvas?.translate(reach.x, reach.y);
  if (canvas) drawCaption(canvas, caption, { layout, faces });
  return { surface, reach };
}
