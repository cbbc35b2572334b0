import { type RabbitRun, runUnit } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import type { ArtCanvas } from '../../art/bitmap';
import type { SceneSize } from '../../play/game';
import type { RunPictures } from './pictures';

/** The shorter side of the scene, and the least and the greatest longer one, in units. */
const shorter = 400;
const [leastHeight, greatestHeight, greatestWidth] = [460, 860, 960];

/** Returns the size of the scene that fills a canvas: narrow canvases show as much of the way as they can. */
export function sceneSizeFor({ width, height }: SceneSize): SceneSize {
  const wide = width / height;
  if (wide < 1) return { width: shorter, height: clamp(shorter / wide, leastHeight, greatestHeight) };
  return { width: clamp(shorter * wide, shorter, greatestWidth), height: shorter };
}

const clamp = (size: number, least: number, greatest: number) =>
  Math.round(Math.min(Math.max(size, least), greatest));

/** Places of the scene that stay, in units. */
export interface Layout extends SceneSize {
  /** Height on the screen of the way's middle, on which the rabbit runs. */
  way: number;
  /** Place of the rabbit from the left. */
  rabbitX: number;
  /** Size of the land behind the way: larger where there is much sky. */
  landScale: number;
}

/** Returns the layout of a scene: upright scenes show the rabbit near their edge, so that more of the way is ahead. */
export function layoutOf({ width, height }: SceneSize): Layout {
  const way = Math.round(height - clamp(height * 0.3, 96, 215));
  const rabbitX = 84 + Math.max(0, width - shorter) * 0.24;
  return { width, height, way, rabbitX, landScale: clamp(way * 0.32, 100, 150) / 100 };
}

/** All that the parts of one frame draw from. */
export interface RunView {
  canvas: ArtCanvas;
  pixelsPerUnit: number;
  pictures: RunPictures;
  layout: Layout;
  isReduced: boolean;
  run: RabbitRun;
  /** Time in milliseconds, for what moves by itself. */
  timeMs: number;
  /** Place and height of the rabbit between two steps, in parts of a unit. */
  distance: number;
  height: number;
}

/** Returns the place on the screen of a place on the way. */
export const screenX = ({ layout, distance }: RunView, place: number): number =>
  layout.rabbitX + (place - distance) / runUnit;

/** Height of a bridge's middle above the way, and the length of its ramps, in units. */
const bridgeRise = 92;
const rampLength = 280;

/** Returns the height, in units, of the rainbow bridge at a place on the way; 0 beside it. */
export function bridgeHeightAt({ bridgeStart, bridgeEnd }: RabbitRun, place: number): number {
  const within = Math.min(place - bridgeStart, bridgeEnd - place) / runUnit;
  if (bridgeEnd === 0 || within <= 0) return 0;
  const part = Math.min(1, within / rampLength);
  return bridgeRise * part * part * (3 - 2 * part);
}

/** Returns the height on the screen of something at a place on the way, so many units above it. */
export const screenY = ({ layout, run }: RunView, place: number, above: number): number =>
  layout.way - bridgeHeightAt(run, place) - above;
