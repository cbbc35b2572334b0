import {
  type BoxCorner,
  type MemePoint,
  type MiddleLines,
  movedBox,
  pinchedBox,
  resizedBox,
  turnedBox,
} from '../domain/gestures';
import { type Meme, type MemeBack, type MemeLayer, memeSizes } from '../domain/meme';
import { movedPicture } from '../domain/picture-frame';

/** The thing below a pointer that goes down. */
export type GripTarget = { layer: number; handle?: BoxCorner | 'turn' } | { layer: undefined };

type HeldGrip =
  | { kind: 'move'; layer: MemeLayer; from: MemePoint }
  | { kind: 'resize'; layer: MemeLayer; corner: BoxCorner }
  | { kind: 'turn'; layer: MemeLayer }
  | { kind: 'pinch'; layer: MemeLayer; from: readonly [MemePoint, MemePoint] }
  | { kind: 'pan'; back: Extract<MemeBack, { kind: 'picture' }>; from: readonly MemePoint[] };

export type GripKind = HeldGrip['kind'];

interface StageHandsParams {
  meme: () => Meme;
  selected: () => number | undefined;
  /** The person's own picture, while it can be moved. */
  picture: () => { width: number; height: number } | undefined;
  /** Called with each state of a gesture, which isn't yet a change. */
  onLive: (meme: Meme, lines: MiddleLines) => void;
  /** Called once at the end; the meme is undefined where nothing has moved. */
  onEnd: (kind: GripKind, meme: Meme | undefined) => void;
}

/** Pointers on the stage, whose gestures change a meme. */
export interface StageHands {
  /** Returns true when the pointer is held: it moves something. */
  down: (pointer: number, at: MemePoint, target: GripTarget) => boolean;
  move: (pointer: number, at: MemePoint) => void;
  /** Ends a gesture; a gesture that the browser took over changes nothing. */
  up: (pointer: number, isCancelled?: boolean) => void;
}

const noLines: MiddleLines = { isAcross: false, isDown: false };

/** The way in pixels of the picture that a pointer may tremble before it moves something. */
const tremble = 6;

export function createStageHands({ meme, selected, picture, onLive, onEnd }: StageHandsParams): StageHands {
  const points = new Map<number, MemePoint>();
  let held: HeldGrip | undefined;
  let live: Meme | undefined;
  let [hasMoved, startedAt] = [false, { x: 0, y: 0 }];

  const layerOf = (id: number | undefined) => meme().layers.find((layer) => layer.id === id);
  const two = () => {
    const [one, other] = [...points.values()];
    return one && other ? ([one, other] as const) : undefined;
  };
  const withLive = (layer: MemeLayer): Meme => {
    const now = meme();
    return { ...now, layers: now.layers.map((one) => (one.id === layer.id ? layer : one)) };
  };

  /** The layer that a second finger helps to move: as it is now, in the middle of the gesture. */
  const pinchLayer = () => {
    const id = held && 'layer' in held ? held.layer.id : selected();
    return live?.layers.find((layer) => layer.id === id) ?? layerOf(id);
  };

  const pinchGrip = (): HeldGrip | undefined => {
    const [from, layer] = [two(), pinchLayer()];
    return from && layer && { kind: 'pinch', layer, from };
  };

  const gripOf = (target: GripTarget, at: MemePoint): HeldGrip | undefined => {
    if (target.layer === undefined) {
      const { back } = live ?? meme();
      return picture() && back.kind === 'picture'
        ? { kind: 'pan', back, from: [...points.values()] }
        : undefined;
    }
    const layer = layerOf(target.layer);
    if (!layer) return undefined;
    if (target.handle === undefined) return { kind: 'move', layer, from: at };
    return target.handle === 'turn'
      ? { kind: 'turn', layer }
      : { kind: 'resize', layer, corner: target.handle };
  };

  const changed = (): { meme: Meme; lines: MiddleLines } | undefined => {
    const [at] = points.values();
    if (!held || !at) return undefined;
    const { format } = meme();
    if (held.kind === 'move') {
      const { box, lines } = movedBox(held.layer, held.from, at, format);
      return { meme: withLive(box), lines };
    }
    if (held.kind === 'resize') {
      const isInShape = held.layer.kind === 'sticker';
      return {
        meme: withLive(resizedBox(held.layer, held.corner, at, { format, isInShape })),
        lines: noLines,
      };
    }
    if (held.kind === 'turn') return { meme: withLive(turnedBox(held.layer, at, format)), lines: noLines };
    if (held.kind === 'pinch') {
      const now = two();
      return now && { meme: withLive(pinchedBox(held.layer, held.from, now, format)), lines: noLines };
    }
    const back = pannedBack(held.back, held.from, [...points.values()], memeSizes[format], picture());
    return back && { meme: { ...meme(), back }, lines: noLines };
  };

  const end = (isCancelled: boolean) => {
    if (!held) return;
    const { kind } = held;
    const result = isCancelled ? undefined : live;
    held = undefined;
    live = undefined;
    onEnd(kind, result);
  };

  return {
    down(pointer, at, target) {
      points.set(pointer, at);
      if (points.size === 1) [hasMoved, startedAt] = [false, at];
      held = (held?.kind === 'pan' ? undefined : pinchGrip()) ?? gripOf(target, at) ?? held;
      return held !== undefined;
    },

    move(pointer, at) {
      if (!points.has(pointer)) return;
      points.set(pointer, at);
      if (!hasMoved && Math.hypot(at.x - startedAt.x, at.y - startedAt.y) < tremble) return;
      hasMoved = true;
      const next = changed();
      if (!next) return;
      live = next.meme;
      onLive(next.meme, next.lines);
    },

    up(pointer, isCancelled = false) {
      if (!points.delete(pointer)) return;
      // The first finger that is lifted ends what two have done.
      if (points.size === 0 || held?.kind === 'pinch' || held?.kind === 'pan') {
        points.clear();
        end(isCancelled);
      }
    },
  };
}

/** Moves the person's own picture by one finger, or moves and enlarges it by two. */
function pannedBack(
  back: Extract<MemeBack, { kind: 'picture' }>,
  from: readonly MemePoint[],
  to: readonly MemePoint[],
  frame: { width: number; height: number },
  picture: { width: number; height: number } | undefined,
): MemeBack | undefined {
  const [start, other] = from;
  const [at, otherAt] = to;
  if (!picture || !start || !at) return undefined;
  const spread = (one: MemePoint, two: MemePoint) => Math.hypot(one.x - two.x, one.y - two.y);
  const zoomBy = other && otherAt ? spread(at, otherAt) / Math.max(1, spread(start, other)) : 1;
  return movedPicture(back, picture, { frame, by: { x: at.x - start.x, y: at.y - start.y }, zoomBy });
}
