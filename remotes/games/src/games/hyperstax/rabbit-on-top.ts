import type { HyperstaxState } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { ArtCanvas } from '../../art/bitmap';
import { topFloor } from './moments';
import { clamp, ease } from './paint';
import { type RabbitPose, rabbitSize } from './rabbit-art';
import { floorHeight, unit, worldX, worldY } from './view';

/** The rabbit leaves the tower when a block is so near to its feet, and has landed on it when it touches them. */
const footSize = 9;
const leapWay = 34;
const leapHeight = 15;
const cheers = {
  perfect: { ms: 420, height: 18, turns: 0 },
  rainbow: { ms: 900, height: 62, turns: 1 },
} as const;
const blinkEveryMs = 3100;
const blinkMs = 140;
/** Farthest that the rabbit of a raced run is drawn from the top of the tower, in floors. */
const ghostFloors = 9;
const ghostPlace = 118;
const rivalLeapMs = 220;

interface Standing {
  state: HyperstaxState;
  /** Offset of the swinging block, as it is drawn. */
  offset: number;
  timeMs: number;
  /** Pressure on the top floor, from 0 to 1. */
  press: number;
}

/** The rabbit on the tower: it leaps onto each block that comes, and back when it goes. */
export class RabbitOnTop {
  readonly #art: Readonly<Record<RabbitPose, ImageBitmap>>;
  readonly #isReduced: boolean;
  #cheer: { kind: keyof typeof cheers; fromMs: number } | undefined;
  /** The leap of the raced run's rabbit onto its latest floor. */
  #rivalLeap = { from: 0, to: 0, fromMs: 0 };

  constructor(art: Readonly<Record<RabbitPose, ImageBitmap>>, isReduced: boolean) {
    this.#art = art;
    this.#isReduced = isReduced;
  }

  settle(): void {
    this.#cheer = undefined;
  }

  cheer(kind: keyof typeof cheers, timeMs: number): void {
    this.#cheer = { kind, fromMs: timeMs };
  }

  /** Returns true while the rabbit is above the tower, so that a block may be below it. */
  isLifted(state: HyperstaxState, offset: number): boolean {
    return leapPart(state, offset) > 0;
  }

  draw(canvas: ArtCanvas, { state, offset, timeMs, press }: Standing): void {
    const { x, z, width, depth } = topFloor(state);
    const [middleX, middleZ] = [x + width / 2, z + depth / 2];
    const leap = state.ending === 0 ? leapPart(state, offset) : 0;
    const cheer = this.#cheerPart(timeMs);
    const up = cheer && !this.#isReduced ? cheers[cheer.kind].height * 4 * cheer.part * (1 - cheer.part) : 0;
    const arc = leapHeight * Math.sin(Math.PI * leap);
    const height = state.floors * floorHeight + (floorHeight + 5) * ease(leap) + arc + up - 4 * press;
    const foot = [worldX(middleX, middleZ), worldY(middleX, middleZ, height)] as const;
    const pose = this.#pose({ state, leap, isCheering: cheer !== undefined, timeMs });
    const turn = cheer && !this.#isReduced ? cheers[cheer.kind].turns * 2 * Math.PI * ease(cheer.part) : 0;
    this.#drawShadow(canvas, state, [foot[0], worldY(middleX, middleZ, state.floors * floorHeight)], leap);
    this.#drawAt(canvas, pose, foot, { turn, squash: press });
  }

  /** Draws the rabbit of a raced run beside the tower, at its own height. */
  drawGhost(canvas: ArtCanvas, state: HyperstaxState, ghost: HyperstaxState, timeMs: number): void {
    const { x, z, width, depth } = topFloor(state);
    const floors = this.#rivalFloors(ghost.floors, timeMs);
    const ahead = Math.max(-ghostFloors, Math.min(ghostFloors, floors - state.floors));
    const height = (state.floors + ahead) * floorHeight;
    const [middleX, middleZ] = [x + width / 2, z + depth / 2];
    const [placeX, placeY] = [worldX(middleX, middleZ) - ghostPlace, worldY(middleX, middleZ, height)];
    canvas.globalAlpha = 0.55;
    canvas.fillStyle = '#ffffff';
    canvas.beginPath();
    canvas.roundRect(placeX - 26, placeY - 2, 52, 5, 2.5);
    canvas.fill();
    this.#drawAt(canvas, ghost.ending === 1 ? 'sad' : 'stand', [placeX, placeY], { turn: 0, squash: 0 });
    canvas.globalAlpha = 1;
  }

  /** Returns the height of the raced run's rabbit in floors, between two of them while it leaps. */
  #rivalFloors(floors: number, timeMs: number): number {
    const part = () => clamp((timeMs - this.#rivalLeap.fromMs) / rivalLeapMs);
    const now = () => this.#rivalLeap.from + (this.#rivalLeap.to - this.#rivalLeap.from) * ease(part());
    // Another run begins at its first floor, not in the middle of a fall to it.
    if (floors < this.#rivalLeap.to) this.#rivalLeap = { from: floors, to: floors, fromMs: timeMs };
    else if (floors > this.#rivalLeap.to) this.#rivalLeap = { from: now(), to: floors, fromMs: timeMs };
    return now();
  }

  #cheerPart(timeMs: number): { kind: keyof typeof cheers; part: number } | undefined {
    if (!this.#cheer) return undefined;
    const part = (timeMs - this.#cheer.fromMs) / cheers[this.#cheer.kind].ms;
    return part < 1 ? { kind: this.#cheer.kind, part: clamp(part) } : undefined;
  }

  #pose({
    state,
    leap,
    isCheering,
    timeMs,
  }: {
    state: HyperstaxState;
    leap: number;
    isCheering: boolean;
    timeMs: number;
  }): RabbitPose {
    if (state.ending === 1) return 'sad';
    if (isCheering || state.ending === 2) return 'happy';
    if (leap > 0 && leap < 1) return 'hop';
    return timeMs % blinkEveryMs < blinkMs && !this.#isReduced ? 'blink' : 'stand';
  }

  #drawShadow(
    canvas: ArtCanvas,
    { sizes }: HyperstaxState,
    [x, y]: readonly [number, number],
    leap: number,
  ): void {
    if (leap > 0.5) return;
    const wide = Math.min(16, Math.min(...sizes) * unit * 0.6);
    canvas.fillStyle = 'rgb(27 22 80 / 22%)';
    canvas.beginPath();
    canvas.ellipse(x, y, wide * (1 - leap), wide * 0.45 * (1 - leap), 0, 0, 2 * Math.PI);
    canvas.fill();
  }

  #drawAt(
    canvas: ArtCanvas,
    pose: RabbitPose,
    [x, y]: readonly [number, number],
    { turn, squash }: { turn: number; squash: number },
  ): void {
    const [wide, tall] = [rabbitSize.width * (1 + 0.1 * squash), rabbitSize.height * (1 - 0.12 * squash)];
    canvas.save();
    canvas.translate(x, y + 5);
    if (turn !== 0) {
      canvas.translate(0, -tall / 2);
      canvas.rotate(turn);
      canvas.translate(0, tall / 2);
    }
    canvas.drawImage(this.#art[pose], -wide / 2, -tall, wide, tall);
    canvas.restore();
  }
}

/** Part of the leap onto the block that swings, from 0 on the tower to 1 on the block. */
function leapPart(state: HyperstaxState, offset: number): number {
  const half = (state.sizes[state.axis] * unit) / 2;
  return clamp((half + footSize + leapWay - Math.abs(offset) * unit) / leapWay);
}
