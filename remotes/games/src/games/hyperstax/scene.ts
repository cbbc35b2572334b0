import {
  type HyperstaxState,
  offsetOf,
  rainbowFloors,
} from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { ArtCanvas } from '../../art/bitmap';
import { rainbow } from '../../art/rainbow';
import type { Scene, SceneFrame, SceneOptions, SceneSize } from '../../play/game';
import { colourPaints, drawBlock, drawMarks, floorPaint, onSide, pressed, stonePaint } from './block-art';
import { CameraMan } from './camera-man';
import { cutPiece, type Floor, floorAt, keptFloorsOf, lidUnder, moved, topFloor } from './moments';
import { clamp } from './paint';
import { Pieces } from './pieces';
import { drawOpenings, openingSize } from './plinth-art';
import { drawPoses } from './rabbit-art';
import { RabbitOnTop } from './rabbit-on-top';
import { RainbowMeter } from './rainbow-meter';
import { Sky } from './sky';
import { drawSkyArt } from './sky-art';
import {
  type Camera,
  floorHeight,
  groundHeight,
  plinthHeight,
  startPlace,
  unit,
  worldX,
  worldY,
} from './view';

/** Gap under a block that swings. */
const hover = 5;
const landMs = 160;
const shineMs = 260;
const restSteps = 12;

/** Draws the art of HyperStax once, and returns its scene. */
export async function createScene({
  size,
  isReduced,
  pixelsPerUnit,
}: SceneOptions): Promise<Scene<HyperstaxState>> {
  const [marks, bits, openings, rabbits, sky] = await Promise.all([
    drawMarks(pixelsPerUnit, false),
    drawMarks(pixelsPerUnit, true),
    drawOpenings(pixelsPerUnit),
    drawPoses(pixelsPerUnit),
    drawSkyArt(pixelsPerUnit, size),
  ]);
  const bitmaps = [
    ...marks,
    ...bits,
    ...Object.values(openings),
    ...Object.values(rabbits),
    sky.sky,
    sky.farHills,
    sky.meadow,
    ...sky.sparkles,
    ...sky.clouds,
    ...sky.wonders,
  ];
  const parts = {
    size,
    marks,
    bits,
    openings,
    isReduced,
    sky: new Sky({ art: sky, size, isReduced, pixelsPerUnit }),
    pieces: new Pieces(isReduced),
    meter: new RainbowMeter({ marks, clouds: sky.clouds, size, isReduced }),
    rabbit: new RabbitOnTop(rabbits, isReduced),
    cameraMan: new CameraMan(size, isReduced),
  };
  return new HyperstaxScene(parts, () => {
    for (const bitmap of bitmaps) bitmap.close();
  });
}

interface Parts {
  size: SceneSize;
  /** The shape of each colour for the sides of blocks, and in its own colour. */
  marks: readonly ImageBitmap[];
  bits: readonly ImageBitmap[];
  openings: Awaited<ReturnType<typeof drawOpenings>>;
  isReduced: boolean;
  sky: Sky;
  pieces: Pieces;
  meter: RainbowMeter;
  rabbit: RabbitOnTop;
  cameraMan: CameraMan;
}

/** The scene of HyperStax. It finds out what happened by comparing the states of two frames. */
class HyperstaxScene implements Scene<HyperstaxState> {
  readonly close: () => void;
  readonly #parts: Parts;
  /** Swing before the last step, and the floor that it belongs to. */
  #last = { floors: -1, offset: 0 };
  /** The drawn part of the run, by which the next frame finds what happened. */
  #seen = { floors: -1, ending: 0 };
  #landed = { timeMs: Number.NEGATIVE_INFINITY, isPerfect: false };

  constructor(parts: Parts, close: () => void) {
    this.#parts = parts;
    this.close = close;
  }

  get surround(): string {
    return this.#parts.sky.surround;
  }

  remember(state: HyperstaxState): void {
    this.#last = { floors: state.floors, offset: offsetOf(state) };
  }

  draw(canvas: ArtCanvas, frame: SceneFrame<HyperstaxState>): void {
    const { state, timeMs } = frame;
    const { size, sky, pieces, meter, rabbit, cameraMan } = this.#parts;
    this.#follow(state, timeMs);
    const camera = cameraMan.follow(state, timeMs);
    canvas.save();
    canvas.beginPath();
    canvas.rect(0, 0, size.width, size.height);
    canvas.clip();
    sky.draw(canvas, camera, timeMs);
    meter.drawArcs(canvas, timeMs);
    canvas.save();
    canvas.translate(size.width / 2, camera.focusY);
    canvas.scale(camera.zoom, camera.zoom);
    canvas.translate(-camera.x, -camera.y);
    pieces.drawFalling(canvas, true, timeMs);
    this.#drawTower(canvas, state, camera, timeMs);
    const offset = this.#offset(frame);
    const squash = this.#press(timeMs);
    const standing = { state, offset, timeMs, press: squash };
    const isBlockBefore = offset > 0 && !rabbit.isLifted(state, offset);
    if (isBlockBefore) rabbit.draw(canvas, standing);
    this.#drawSwinging(canvas, state, offset);
    if (!isBlockBefore) rabbit.draw(canvas, standing);
    if (frame.ghost) rabbit.drawGhost(canvas, state, frame.ghost, frame.timeMs);
    pieces.drawFalling(canvas, false, timeMs);
    pieces.drawBits(canvas, timeMs);
    canvas.restore();
    if (state.ending === 0) meter.drawRow(canvas, timeMs);
    canvas.restore();
  }

  /** Sees what happened since the last frame. */
  #follow(state: HyperstaxState, timeMs: number): void {
    const { pieces, meter, rabbit, cameraMan } = this.#parts;
    const { floors, ending } = this.#seen;
    const built = state.floors - floors;
    if (floors < 0 || built < 0 || built > 2 || state.ending < ending) {
      pieces.clear();
      meter.set(state.streak);
      rabbit.settle();
      cameraMan.jump(state);
    } else if (built > 0) this.#land(state, timeMs);
    if (state.ending === 1 && ending === 0 && floors >= 0) this.#miss(state, timeMs);
    this.#seen = { floors: state.floors, ending: state.ending };
  }

  #land(state: HyperstaxState, timeMs: number): void {
    const { bits, pieces, meter, rabbit } = this.#parts;
    const { colour, ...place } = topFloor(state);
    const axis = state.axis === 0 ? 1 : 0;
    const height = (state.floors - 1) * floorHeight;
    this.#landed = { timeMs, isPerfect: colour > 0 };
    const isRainbow = colour === rainbowFloors;
    meter.show(state.streak, isRainbow, timeMs);
    if (colour === 0) {
      const paint = floorPaint(0, state.floors);
      const piece = cutPiece(place, axis, state.lastOffset);
      pieces.drop(
        { ...piece, height, tall: floorHeight, paint },
        axis,
        state.lastOffset > 0 ? 1 : -1,
        timeMs,
      );
      return;
    }
    const middle = [place.x + place.width / 2, place.z + place.depth / 2] as const;
    const at = [worldX(...middle), worldY(...middle, height + floorHeight)] as const;
    pieces.ring(
      place,
      height,
      rainbow[colour - 1]?.fill ?? '',
      isRainbow ? 4 : 1 + Math.floor(colour / 3),
      timeMs,
    );
    const bit = bits[colour - 1];
    if (isRainbow) pieces.burst(bits, at, 28, timeMs);
    else if (bit) pieces.burst([bit], at, 3 + colour, timeMs);
    rabbit.cheer(isRainbow ? 'rainbow' : 'perfect', timeMs);
  }

  #miss(state: HyperstaxState, timeMs: number): void {
    const { axis, lastOffset, floors, streak } = state;
    const block = moved(topFloor(state), axis, lastOffset);
    const height = floors * floorHeight + hover;
    this.#parts.pieces.drop(
      {
        ...block,
        height,
        tall: floorHeight,
        paint: colourPaints[streak] ?? stonePaint,
        mark: this.#parts.marks[streak],
      },
      axis,
      lastOffset > 0 ? 1 : -1,
      timeMs,
    );
  }

  /** Pressure on the top floor after its landing, from 1 to 0. */
  #press(timeMs: number): number {
    return this.#parts.isReduced ? 0 : clamp(1 - (timeMs - this.#landed.timeMs) / landMs);
  }

  #drawTower(canvas: ArtCanvas, state: HyperstaxState, camera: Camera, timeMs: number): void {
    const { size, marks, pieces, isReduced } = this.#parts;
    const count = keptFloorsOf(state);
    const bottomFloor = state.floors - count + 1;
    // floors below the lower edge of the scene are hidden, also where a wide one reaches up from below it
    const shown = (size.height - camera.focusY) / camera.zoom + 70;
    const lowest = (camera.height - shown) / floorHeight - 4;
    if (bottomFloor === 0 && lowest < 0) this.#drawPlinth(canvas, state);
    const shine =
      isReduced || !this.#landed.isPerfect ? 0 : clamp(1 - (timeMs - this.#landed.timeMs) / shineMs);
    for (let index = Math.max(0, Math.floor(lowest - bottomFloor)); index < count; index += 1) {
      const floor: Floor = floorAt(state, index);
      const number = bottomFloor + index;
      const isTop = index === count - 1;
      if (isTop) pieces.drawRings(canvas, timeMs);
      drawBlock(canvas, {
        ...floor,
        height: (number - 1) * floorHeight,
        tall: isTop ? pressed(this.#press(timeMs)) : floorHeight,
        paint: number === 0 ? stonePaint : floorPaint(floor.colour, number),
        mark: marks[floor.colour - 1],
        lid: isTop ? undefined : lidUnder(floor, floorAt(state, index + 1)),
        shine: isTop ? shine * 0.75 : 0,
      });
    }
  }

  #drawPlinth(canvas: ArtCanvas, state: HyperstaxState): void {
    const first = floorAt(state, 0);
    const inset = 90;
    const { door, window } = this.#parts.openings;
    const { width, height } = openingSize;
    const [left, front] = [first.x + inset, first.z + first.depth - inset];
    const right = first.x + first.width - inset;
    const side = (first.width - 2 * inset) * unit;
    canvas.fillStyle = 'rgb(20 70 40 / 22%)';
    canvas.beginPath();
    canvas.ellipse(0, worldY(startPlace, startPlace, groundHeight) + 8, 128, 62, 0, 0, 2 * Math.PI);
    canvas.fill();
    drawBlock(canvas, {
      x: left,
      z: first.z + inset,
      width: first.width - 2 * inset,
      depth: first.depth - 2 * inset,
      height: groundHeight,
      tall: plinthHeight,
      paint: stonePaint,
    });
    const top = -floorHeight;
    onSide(canvas, 'left', [worldX(left, front), worldY(left, front, top)], () =>
      canvas.drawImage(door, side / 2 - width / 2, plinthHeight - height, width, height),
    );
    onSide(canvas, 'right', [worldX(right, front), worldY(right, front, top)], () =>
      canvas.drawImage(window, side / 2 - width / 2, 18, width, height),
    );
  }

  #offset({ state, part }: SceneFrame<HyperstaxState>): number {
    const offset = offsetOf(state);
    const { floors, offset: before } = this.#last;
    return floors === state.floors && state.ending === 0 ? before + (offset - before) * part : offset;
  }

  #drawSwinging(canvas: ArtCanvas, state: HyperstaxState, offset: number): void {
    if (state.ending !== 0) return;
    const { marks } = this.#parts;
    canvas.globalAlpha = clamp((restSteps + 1 - state.rest) / restSteps);
    drawBlock(canvas, {
      ...moved(topFloor(state), state.axis, offset),
      height: state.floors * floorHeight + hover,
      tall: floorHeight,
      paint: colourPaints[state.streak] ?? stonePaint,
      mark: marks[state.streak],
    });
    canvas.globalAlpha = 1;
  }
}
