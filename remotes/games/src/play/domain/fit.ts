import type { ArcadeGame, SceneSize } from '../game';

/** Size of a canvas on the page, in CSS pixels. */
export interface CanvasSize {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

/** More device pixels per CSS pixel cost time and show nothing that a moving game needs. */
const maxRatio = 2;

/** Place of a scene on its canvas. */
export interface Fit {
  /** Size of the scene in units. */
  scene: SceneSize;
  /** Size of the canvas in its own pixels. */
  width: number;
  height: number;
  /** Pixels of the canvas per unit of the scene. */
  scale: number;
  /** Place of the scene's origin on the canvas, in pixels. */
  left: number;
  top: number;
  /** Pixels of the canvas per CSS pixel. */
  ratio: number;
}

/** Returns the place at which a whole scene fits into a canvas, as large as possible, in the middle. */
export function fitOf(sceneSize: ArcadeGame<never>['size'], size: CanvasSize): Fit {
  const ratio = Math.min(size.ratio, maxRatio);
  const width = Math.max(1, Math.round(size.width * ratio));
  const height = Math.max(1, Math.round(size.height * ratio));
  const scene = typeof sceneSize === 'function' ? sceneSize({ width, height }) : sceneSize;
  const scale = Math.min(width / scene.width, height / scene.height);
  const left = Math.round((width - scene.width * scale) / 2);
  const top = Math.round((height - scene.height * scale) / 2);
  return { scene, width, height, scale, left, top, ratio };
}

/** Returns a place on the canvas, in CSS pixels from its top left, in units of the scene. */
export const toScene = ({ ratio, scale, left, top }: Fit, { x, y }: { x: number; y: number }) => ({
  x: (x * ratio - left) / scale,
  y: (y * ratio - top) / scale,
});
