import { type Meme, memeSizes } from '../domain/meme';
import type { MemeMaterial, MemePainter } from '../draw/meme-painter';
import { holdLayer } from './held-layer';
import type { HeldPart, StageCanvas } from './held-part';
import { holdPicture } from './held-picture';
import { stillPage } from './still-page';

/**
 * Draws the states of a gesture. All that it doesn't hold is drawn once, below and above what is held, and each state changes
 * pixels of the one canvas alone. Elements that move would have the page's layers composed anew in each frame, and further
 * canvases on the page are handed to its compositor in each frame even if they rest.
 */
export interface GestureDrawing {
  /**
   * Shows a state of a gesture that began at another meme.
   * @param ofPage pixels of the canvas for each of the page's
   */
  show: (now: Meme, begun: Meme, ofPage: number) => void;
  /** Forgets the gesture: the next one is drawn from the start. What moves on the page by itself goes on. */
  end: () => void;
}

/** Makes the drawing of gestures on the canvas that a painter draws memes on. */
export function createGestureDrawing(
  target: HTMLCanvasElement,
  painter: MemePainter,
  material: MemeMaterial,
): GestureDrawing {
  const on = target.getContext('2d');
  const stage: StageCanvas | undefined = on ? { target, on, painter, material } : undefined;
  let goOn: (() => void) | undefined;
  let held: { begun: Meme; id: number | undefined; part: HeldPart | undefined } | undefined;

  return {
    show(now, begun, ofPage) {
      if (!stage) return;
      goOn ??= stillPage();
      const scale = { scale: target.width / memeSizes[now.format].width, ofPage };
      const id = now.layers.find((layer, index) => layer !== begun.layers[index])?.id;
      if (held?.begun !== begun || held.id !== id) {
        const part = id === undefined ? holdPicture(stage, begun, scale) : holdLayer(stage, begun, id, scale);
        held = { begun, id, part };
      }
      held.part?.show(now, scale);
    },
    end() {
      goOn?.();
      goOn = undefined;
      held = undefined;
    },
  };
}
