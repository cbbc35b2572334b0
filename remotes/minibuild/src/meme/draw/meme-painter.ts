import type { MemeCanvas } from '../art/paint';
import { type Meme, type MemeBack, type MemeFormat, type MemeLayer, memeSizes } from '../domain/meme';
import { stillWhole } from '../domain/stretch';
import { forgetWidths } from './draw-caption';
import { copyLayer, type DrawnLayer, drawLayer, drawLayerOn } from './draw-layer';
import { drawBack } from './draw-parts';
import { drawSurface } from './draw-surface';
import { turnTo } from './turn-to';

export interface MemeMaterial {
  /** The families of captions' letters. */
  faces: string;
  /** Returns a picture of the person's own, by its name. */
  pictureOf: (name: string) => ImageBitmap | undefined;
}

/** Draws memes onto one canvas, and keeps what it has drawn of the last one. */
export interface MemePainter {
  /**
   * Draws a meme so that it fills the canvas.
   * @param layers the layers to draw: all of the meme's unless they are named
   */
  draw: (meme: Meme, layers?: readonly MemeLayer[]) => void;
  /** Draws some layers of a meme alone onto another canvas of the same size. */
  drawLayers: (on: MemeCanvas, meme: Meme, layers: readonly MemeLayer[]) => void;
  /** Forgets all that was drawn: a face or a picture has come. */
  forget: () => void;
}

/** Makes a painter of a canvas. */
export function createMemePainter(target: HTMLCanvasElement, material: MemeMaterial): MemePainter {
  // A meme covers its ground: an opaque canvas is cheaper to show.
  const canvas = target.getContext('2d', { alpha: false });
  /** The drawing of each layer, and all that it depends on. */
  const parts = new Map<number, { key: string; drawn: DrawnLayer | undefined }>();
  let ground: { key: string; surface: HTMLCanvasElement } | undefined;

  const groundOf = (back: MemeBack, format: MemeFormat, scale: number) => {
    const key = JSON.stringify([back, format, scale]);
    if (ground?.key !== key) {
      const size = memeSizes[format];
      const { surface, canvas: below } = drawSurface(size.width * scale, size.height * scale, true);
      below?.scale(scale, scale);
      const picture = back.kind === 'picture' ? material.pictureOf(back.picture) : undefined;
      if (below) drawBack(below, back, { format, picture });
      ground = { key, surface };
    }
    return ground.surface;
  };

  /** Draws a layer in its place. */
  const drawKept = (on: MemeCanvas, layer: MemeLayer, scale: number) => {
    const { x: _x, y: _y, turn: _turn, ...look } = layer;
    const key = JSON.stringify([look, scale]);
    const known = parts.get(layer.id);
    if (known?.key !== key) {
      // A layer that has changed may change again: it is kept once it is the same twice.
      parts.set(layer.id, { key, drawn: undefined });
      turnTo(on, layer, scale);
      on.scale(scale, scale);
      drawLayer(on, layer, material.faces);
      return;
    }
    known.drawn ??= drawLayerOn(document.createElement('canvas'), layer, { scale, faces: material.faces });
    copyLayer(on, known.drawn, layer, { scale, stretch: stillWhole });
  };

  const drawAll = (on: MemeCanvas, layers: readonly MemeLayer[], scale: number) => {
    for (const layer of layers) drawKept(on, layer, scale);
  };

  return {
    draw(meme, layers = meme.layers) {
      if (!canvas) return;
      const scale = target.width / memeSizes[meme.format].width;
      canvas.setTransform(1, 0, 0, 1, 0, 0);
      canvas.drawImage(groundOf(meme.back, meme.format, scale), 0, 0);
      drawAll(canvas, layers, scale);
      const ids = new Set(meme.layers.map(({ id }) => id));
      for (const id of parts.keys()) if (!ids.has(id)) parts.delete(id);
    },
    drawLayers(on, meme, layers) {
      drawAll(on, layers, target.width / memeSizes[meme.format].width);
    },
    forget() {
      ground = undefined;
      forgetWidths();
      parts.clear();
    },
  };
}
