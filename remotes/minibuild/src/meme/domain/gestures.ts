import { keptInside } from './layer-edits';
import { type LayerBox, type MemeFormat, memeLimits, memeSizes } from './meme';

/** A point in pixels of the picture. */
export interface MemePoint {
  x: number;
  y: number;
}

/** A corner of a box: left or right, upper or lower. */
export type BoxCorner = readonly [across: -1 | 1, down: -1 | 1];

/** The lines through the picture's middle that a moved layer holds on to. */
export interface MiddleLines {
  isAcross: boolean;
  isDown: boolean;
}

/** The distance in pixels of the picture below which a layer holds on to a middle line. */
const holdWithin = 18;
/** The angle in degrees below which a turn holds on to the next eighth of a circle. */
const holdTurnWithin = 5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function turned({ x, y }: MemePoint, degrees: number): MemePoint {
  const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

const minus = (one: MemePoint, other: MemePoint): MemePoint => ({ x: one.x - other.x, y: one.y - other.y });
const angleOf = ({ x, y }: MemePoint) => (Math.atan2(y, x) * 180) / Math.PI;

/** Moves a box by the way of a pointer; near a middle line of the picture it holds on to that. */
export function movedBox<Box extends LayerBox>(
  box: Box,
  from: MemePoint,
  to: MemePoint,
  format: MemeFormat,
): { box: Box; lines: MiddleLines } {
  const by = minus(to, from);
  const middle = { x: memeSizes[format].width / 2, y: memeSizes[format].height / 2 };
  const [x, y] = [box.x + by.x, box.y + by.y];
  const lines = {
    isAcross: Math.abs(y - middle.y) < holdWithin,
    isDown: Math.abs(x - middle.x) < holdWithin,
  };
  const moved = { ...box, x: lines.isDown ? middle.x : x, y: lines.isAcross ? middle.y : y };
  return { box: keptInside(moved, format), lines };
}

/**
 * Resizes a box so that its corner follows a pointer and the opposite corner stays.
 * @param isInShape keeps the proportion of width and height
 */
export function resizedBox<Box extends LayerBox>(
  box: Box,
  [across, down]: BoxCorner,
  to: MemePoint,
  { format, isInShape }: { format: MemeFormat; isInShape: boolean },
): Box {
  const toFixed = turned({ x: (-across * box.width) / 2, y: (-down * box.height) / 2 }, box.turn);
  const fixed = { x: box.x + toFixed.x, y: box.y + toFixed.y };
  const reach = turned(minus(to, fixed), -box.turn);
  const most = memeSizes[format];
  let width = Math.min(2 * most.width, Math.max(memeLimits.side, reach.x * across));
  let height = Math.min(2 * most.height, Math.max(memeLimits.side, reach.y * down));
  if (isInShape) {
    const least = memeLimits.side / Math.min(box.width, box.height);
    const scale = Math.max(
      least,
      (reach.x * across * box.width + reach.y * down * box.height) / (box.width ** 2 + box.height ** 2),
    );
    [width, height] = [box.width * scale, box.height * scale];
  }
  const toMiddle = turned({ x: (across * width) / 2, y: (down * height) / 2 }, box.turn);
  return keptInside({ ...box, width, height, x: fixed.x + toMiddle.x, y: fixed.y + toMiddle.y }, format);
}

/** Turns a box so that the handle above its middle points to a pointer; near an eighth of a circle it holds on to that. */
export function turnedBox<Box extends LayerBox>(box: Box, to: MemePoint, format: MemeFormat): Box {
  const turn = angleOf(minus(to, box)) + 90;
  const eighth = Math.round(turn / 45) * 45;
  return keptInside(
    { ...box, turn: Math.abs(turn - eighth) < holdTurnWithin ? eighth : Math.round(turn) },
    format,
  );
}

/** Moves, enlarges and turns a box as two fingers do. */
export function pinchedBox<Box extends LayerBox>(
  box: Box,
  from: readonly [MemePoint, MemePoint],
  to: readonly [MemePoint, MemePoint],
  format: MemeFormat,
): Box {
  const middleOf = ([one, other]: readonly [MemePoint, MemePoint]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const [before, after] = [minus(from[1], from[0]), minus(to[1], to[0])];
  const scale = Math.hypot(after.x, after.y) / Math.max(1, Math.hypot(before.x, before.y));
  const turn = angleOf(after) - angleOf(before);
  const [start, end] = [middleOf(from), middleOf(to)];
  const reach = turned(minus(box, start), turn);
  return keptInside(
    {
      ...box,
      x: end.x + reach.x * scale,
      y: end.y + reach.y * scale,
      width: box.width * scale,
      height: box.height * scale,
      turn: box.turn + turn,
    },
    format,
  );
}

/** Changes a box as a key asks: `undefined` for a key that asks for nothing. */
export function boxAfterKey<Box extends LayerBox>(
  box: Box,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  format: MemeFormat,
): Box | undefined {
  const { width, height } = memeSizes[format];
  const step = Math.min(width, height) * (shiftKey ? 0.05 : 0.01);
  const scale = 1.08;
  const back = shiftKey ? 1 / scale : scale;
  const change = ((): Partial<LayerBox> | undefined => {
    switch (key.length === 1 ? key.toLowerCase() : key) {
      case 'ArrowLeft':
        return { x: box.x - step };
      case 'ArrowRight':
        return { x: box.x + step };
      case 'ArrowUp':
        return { y: box.y - step };
      case 'ArrowDown':
        return { y: box.y + step };
      // The key of the plus sign, also without Shift.
      case '+':
      case '=':
        return { width: box.width * scale, height: box.height * scale };
      case '-':
        return { width: box.width / scale, height: box.height / scale };
      case 'r':
        return { turn: box.turn + 5 };
      case 'l':
        return { turn: box.turn - 5 };
      case 'w':
        return { width: box.width * back };
      case 'h':
        return { height: box.height * back };
      default:
        return undefined;
    }
  })();
  return change && keptInside({ ...box, ...change }, format);
}
