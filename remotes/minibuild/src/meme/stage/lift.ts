import { type Meme, type MemeLayer, memeSizes } from '../domain/meme';
import { pictureFrame } from '../domain/picture-frame';
import type { Stretch } from '../domain/stretch';
import { drawLayerOn, stretchOf } from '../draw/draw-layer';
import type { MemeMaterial, MemePainter } from '../draw/meme-painter';

/** The elements that show a gesture over the stage's canvas. */
export interface LiftElements {
  /** Holds the other two, and cuts off what leaves the picture. */
  room: HTMLElement;
  /** Shows the part that is moved. */
  held: HTMLCanvasElement;
  /** Shows the layers above it. */
  above: HTMLCanvasElement;
}

interface LiftParams {
  elements: LiftElements;
  painter: MemePainter;
  material: MemeMaterial;
}

/**
 * The part of a meme that a gesture holds, on a canvas of its own: while the gesture lasts only its transform changes, and the
 * rest of the meme stands still below and above it.
 */
export interface Lift {
  /**
   * Shows a state of a gesture that began at another meme.
   * @param shownWidth the width of the stage, in pixels of the page
   * @param scale pixels of the stage's canvas for each of the picture's
   */
  show: (now: Meme, begun: Meme, size: { shownWidth: number; scale: number }) => void;
  /** Hides what is held: the stage's own canvas shows the whole meme again. */
  end: () => void;
}

/** The part that is held, as it was drawn. */
type Held =
  | { begun: Meme; kind: 'layer'; drawn: MemeLayer }
  | { begun: Meme; kind: 'picture'; bitmap: ImageBitmap; width: number };

/** The most pixels of an own picture in each direction while it is moved: an enlarged one goes far beyond the stage. */
const mostPictureSide = 1600;

const stillWhole: Stretch = { across: 1, down: 1, along: 0 };

export function createLift({ elements: { room, held, above }, painter, material }: LiftParams): Lift {
  let now: Held | undefined;

  const showAbove = (meme: Meme, layers: readonly MemeLayer[]) => {
    above.hidden = layers.length === 0;
    if (layers.length > 0) painter.drawLayers(above, meme, layers);
  };

  /** Gives the held canvas its size on the page, and the point that its transform is about. */
  const fitHeld = (unit: number, scale: number, middle: { x: number; y: number }) => {
    const { style } = held;
    style.width = `${(held.width / scale) * unit}px`;
    style.height = `${(held.height / scale) * unit}px`;
    style.left = `${-middle.x * unit}px`;
    style.top = `${-middle.y * unit}px`;
    style.transformOrigin = `${middle.x * unit}px ${middle.y * unit}px`;
  };

  const showLayer = (layer: MemeLayer, begun: Meme, { unit, scale }: { unit: number; scale: number }) => {
    const { faces } = material;
    const draw = () => fitHeld(unit, scale, drawLayerOn(held, layer, { scale, faces }));
    if (now?.begun !== begun || now.kind !== 'layer' || now.drawn.id !== layer.id) {
      const at = begun.layers.findIndex(({ id }) => id === layer.id);
      painter.draw(begun, begun.layers.slice(0, at));
      showAbove(begun, begun.layers.slice(at + 1));
      now = { begun, kind: 'layer', drawn: layer };
      draw();
    }
    let stretch = stretchOf(now.drawn, layer, faces);
    if (!stretch) {
      now.drawn = layer;
      draw();
      stretch = stillWhole;
    }
    held.style.transform = `translate(${layer.x * unit}px, ${layer.y * unit}px) rotate(${layer.turn}deg) translate(${stretch.along * unit}px) scale(${stretch.across}, ${stretch.down})`;
  };

  const showPicture = (meme: Meme, begun: Meme, { unit, scale }: { unit: number; scale: number }) => {
    const bitmap = meme.back.kind === 'picture' ? material.pictureOf(meme.back.picture) : undefined;
    if (!bitmap || meme.back.kind !== 'picture') return;
    const { left, top, width, height } = pictureFrame(meme.back, bitmap, memeSizes[meme.format]);
    if (now?.begun !== begun || now.kind !== 'picture') {
      showAbove(begun, begun.layers);
      const heldScale = Math.min(scale, mostPictureSide / Math.max(width, height));
      held.width = Math.max(1, Math.round(width * heldScale));
      held.height = Math.max(1, Math.round(height * heldScale));
      const canvas = held.getContext('2d');
      if (canvas) canvas.imageSmoothingQuality = 'high';
      canvas?.drawImage(bitmap, 0, 0, held.width, held.height);
      fitHeld(unit, heldScale, { x: 0, y: 0 });
      now = { begun, kind: 'picture', bitmap, width };
    }
    held.style.transform = `translate(${left * unit}px, ${top * unit}px) scale(${width / now.width})`;
  };

  return {
    show(meme, begun, { shownWidth, scale }) {
      const sizes = { unit: shownWidth / memeSizes[meme.format].width, scale };
      const layer = meme.layers.find((one, index) => one !== begun.layers[index]);
      if (layer) showLayer(layer, begun, sizes);
      else showPicture(meme, begun, sizes);
      if (now && room.hidden) room.hidden = false;
    },
    end() {
      now = undefined;
      room.hidden = true;
      // Their pixels are given back.
      for (const canvas of [held, above]) Object.assign(canvas, { width: 0, height: 0 });
    },
  };
}
