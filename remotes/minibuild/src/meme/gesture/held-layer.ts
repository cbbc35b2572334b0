import { type CanvasArea, coveredArea, joinedArea } from '../domain/covered-area';
import type { Meme, MemeLayer } from '../domain/meme';
import { stillWhole } from '../domain/stretch';
import { copyLayer, type DrawnLayer, drawLayerOn, stretchOf } from '../draw/draw-layer';
import { drawSurface } from '../draw/draw-surface';
import { drawHeldFrame, heldFrameReach } from './held-frame';
import { copyArea, type HeldPart, type StageCanvas, type StageScale, surfaceOfLayers } from './held-part';

/**
 * Holds a layer of a meme. Each state changes only the pixels that show it or have shown it.
 * @param begun the meme that the gesture began at
 */
export function holdLayer(stage: StageCanvas, begun: Meme, id: number, { scale }: StageScale): HeldPart {
  const { target, on, painter, material } = stage;
  const { faces } = material;
  const at = begun.layers.findIndex((layer) => layer.id === id);
  painter.draw(begun, begun.layers.slice(0, at));
  const below = drawSurface(target.width, target.height, true);
  below.canvas?.drawImage(target, 0, 0);
  const above = surfaceOfLayers(stage, begun, begun.layers.slice(at + 1));
  const { surface } = drawSurface(1, 1);
  let drawn: DrawnLayer | undefined;
  // The canvas now lacks all that isn't below.
  let shown: CanvasArea = { left: 0, top: 0, width: target.width, height: target.height };

  /** Draws the layer anew where its drawing can't be stretched to show it. */
  const stretched = (layer: MemeLayer) => {
    const stretch = drawn && stretchOf(drawn, layer, faces);
    if (drawn && stretch) return { held: drawn, stretch };
    drawn = drawLayerOn(surface, layer, { scale, faces });
    return { held: drawn, stretch: stillWhole };
  };

  return {
    show(now, { ofPage }) {
      const layer = now.layers.find((one) => one.id === id);
      if (!layer) return;
      const { held, stretch } = stretched(layer);
      const { reach } = held;
      const around = heldFrameReach(layer, { scale, ofPage });
      const covered = coveredArea({
        middle: { x: layer.x * scale, y: layer.y * scale },
        reach: {
          x: Math.max((reach.x * stretch.across + Math.abs(stretch.along)) * scale, around.x),
          y: Math.max(reach.y * stretch.down * scale, around.y),
        },
        turn: layer.turn,
      });
      const area = joinedArea(shown, covered, target);
      shown = covered;
      on.save();
      on.setTransform(1, 0, 0, 1, 0, 0);
      on.beginPath();
      on.rect(area.left, area.top, area.width, area.height);
      on.clip();
      copyArea(on, below, area);
      copyLayer(on, held, layer, { scale, stretch });
      on.setTransform(1, 0, 0, 1, 0, 0);
      if (above) copyArea(on, above, area);
      drawHeldFrame(on, layer, { scale, ofPage });
      on.restore();
    },
  };
}
