import type { HyperstaxState } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { SceneSize } from '../../play/game';
import { keptFloorsOf, topFloor } from './moments';
import { type Camera, floorHeight, groundHeight, playFocusY, worldX, worldY } from './view';

/** Time in which the camera goes most of its way to where it should be. */
const settleMs = 150;
const farewellMs = 420;
/** Part of the scene's height that the whole tower may take at the end of a run. */
const wholePart = 0.68;
const leastZoom = 0.22;

/** Follows the top of the tower, and shows the whole one at the end of a run. */
export class CameraMan {
  readonly #size: SceneSize;
  readonly #isReduced: boolean;
  #camera: Camera | undefined;
  #lastMs = 0;

  constructor(size: SceneSize, isReduced: boolean) {
    this.#size = size;
    this.#isReduced = isReduced;
  }

  /** Goes to its place at once. */
  jump(state: HyperstaxState): void {
    this.#camera = this.#target(state);
  }

  /** Returns the camera at a time. */
  follow(state: HyperstaxState, timeMs: number): Camera {
    const target = this.#target(state);
    const from = this.#camera ?? target;
    const passed = Math.min(50, Math.max(0, timeMs - this.#lastMs));
    this.#lastMs = timeMs;
    const part = 1 - Math.exp(-passed / (state.ending === 0 ? settleMs : farewellMs));
    const to = (key: keyof Camera) => from[key] + (target[key] - from[key]) * part;
    this.#camera = { x: to('x'), y: to('y'), height: to('height'), zoom: to('zoom'), focusY: to('focusY') };
    return this.#camera;
  }

  #target(state: HyperstaxState): Camera {
    const { x, z, width, depth } = topFloor(state);
    const [middleX, middleZ] = [x + width / 2, z + depth / 2];
    const height = state.floors * floorHeight;
    const top: Camera = {
      x: worldX(middleX, middleZ),
      y: worldY(middleX, middleZ, height),
      height,
      zoom: 1,
      focusY: playFocusY(this.#size),
    };
    if (state.ending === 0 || this.#isReduced) return top;
    const low =
      state.floors < keptFloorsOf(state) ? groundHeight : (state.floors - keptFloorsOf(state)) * floorHeight;
    const tall = height - low;
    const zoom = Math.max(leastZoom, Math.min(1, (this.#size.height * wholePart) / tall));
    const down = tall / 2 - 10;
    return { ...top, y: top.y + down, height: height - down, zoom, focusY: this.#size.height / 2 + 20 };
  }
}
