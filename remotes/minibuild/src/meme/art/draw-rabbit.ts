import {
  blush,
  cream,
  drawAt,
  drawInside,
  drawLine,
  fadeDown,
  fillShape,
  inkBar,
  inkShape,
  type MemeCanvas,
  type MemeFur,
  memeFurs,
  memeInk,
  ovalPath,
  skyOrder,
} from './paint';
import { drawFace, type MemeFace } from './rabbit-face';

/** A rabbit of a scene: about 150 units wide and 270 high, its feet at the origin. */
export interface MemeRabbit extends MemeFace {
  fur: MemeFur | 'rainbow';
  /** Turns of the left and the right ear in degrees, outwards; `flop` hangs down. */
  ears?: readonly [number | 'flop', number | 'flop'];
  /** Turn of the head in degrees. */
  tilt?: number;
  /** Where the head is, from its usual place. */
  head?: readonly [number, number];
  /** Hands: `null` draws no arm. They are seen before the body; a scene draws others itself. */
  hands?: readonly [readonly [number, number] | null, readonly [number, number] | null];
  /** Draws the head alone. */
  isHead?: boolean;
  /** Draws on the head, below the next thing: hats and the like. Its origin is the middle of the head. */
  wear?: () => void;
  /** Draws on the body before the arms. */
  dress?: () => void;
}

const bodyShape = 'M0-96C40-96 58-64 58-36C58-9 36 0 0 0S-58-9-58-36C-58-64-40-96 0-96Z';
const bellyShape = 'M0-72C22-72 34-56 34-37C34-15 20-5 0-5S-34-15-34-37C-34-56-22-72 0-72Z';
const headShape = 'M0-56C46-56 74-31 74 0C74 34 40 49 0 49S-74 34-74 0C-74-31-46-56 0-56Z';
const earShape = 'M-16 10C-30-22-29-72-15-100C-8-113 9-111 14-98C27-66 27-20 17 10Z';
const innerEarShape = 'M-8 2C-17-26-16-64-8-84C-4-92 4-91 7-82C15-58 15-24 9 2Z';
const floppedShape =
  'M-15 10C-26-26-16-60 12-68C44-76 70-52 76-16C79 2 60 8 52-8C45-26 32-34 24-20C18-8 18 0 17 10Z';
const floppedInnerShape = 'M34-54C52-48 64-32 67-14C67-8 62-7 59-12C53-28 44-36 34-37C28-40 28-52 34-54Z';

const restingHands = [
  [-50, -34],
  [50, -34],
] as const;

/** The paint of a fur over a height. */
function furPaint(
  canvas: MemeCanvas,
  fur: MemeRabbit['fur'],
  [top, bottom]: readonly [number, number],
): string | CanvasGradient {
  if (fur !== 'rainbow') return memeFurs[fur].fill;
  return fadeDown(canvas, [top, bottom], ...skyOrder.map((colour) => memeFurs[colour].fill));
}

const deepOf = (fur: MemeRabbit['fur']) => (fur === 'rainbow' ? memeFurs.indigo.deep : memeFurs[fur].deep);

/** Fills a part of the body, with a shade along its lower edge. */
function furPart(
  canvas: MemeCanvas,
  rabbit: MemeRabbit,
  shape: string,
  [top, bottom]: readonly [number, number],
) {
  const paint = furPaint(
    canvas,
    rabbit.fur,
    rabbit.isHead ? [-150, 50] : [top < -60 && bottom > 0 ? -150 : -230, bottom > 20 ? 140 : 10],
  );
  fillShape(canvas, shape, paint);
  const deep = deepOf(rabbit.fur);
  fillShape(canvas, shape, fadeDown(canvas, [top, bottom], `${deep}00`, `${deep}00`, `${deep}55`));
  drawLine(canvas, shape);
}

function drawEar(canvas: MemeCanvas, rabbit: MemeRabbit, side: 1 | -1, turn: number | 'flop'): void {
  drawAt(canvas, { x: side * 32, y: -42, isFlipped: side < 0 }, () =>
    drawAt(canvas, { turn: turn === 'flop' ? 4 : turn }, () => {
      const [outer, inner] = turn === 'flop' ? [floppedShape, floppedInnerShape] : [earShape, innerEarShape];
      inkShape(canvas, outer, furPaint(canvas, rabbit.fur, [-108, rabbit.isHead ? 92 : 270]));
      fillShape(canvas, inner, blush);
    }),
  );
}

/** Draws a rabbit's head; its origin is the middle of the head. */
function drawHead(canvas: MemeCanvas, rabbit: MemeRabbit): void {
  const [left, right] = rabbit.ears ?? [8, 14];
  drawEar(canvas, rabbit, -1, left);
  drawEar(canvas, rabbit, 1, right);
  furPart(canvas, rabbit, headShape, [-56, 49]);
  fillShape(
    canvas,
    'M-52-24C-45-36-32-43-18-45C-13-46-12-40-17-38C-29-34-39-28-45-18C-49-13-55-18-52-24Z',
    '#ffffff66',
  );
  drawFace(canvas, rabbit);
  rabbit.wear?.();
}

/** The bent path from a shoulder to a hand. */
function armPath(side: 1 | -1, [x, y]: readonly [number, number]): string {
  const [fromX, fromY] = [side * 42, -68];
  const [middleX, middleY] = [(fromX + x) / 2, (fromY + y) / 2];
  // The elbow lies outwards and down.
  return `M${fromX} ${fromY}Q${middleX + side * 14} ${middleY + 12} ${x} ${y}`;
}

/** Draws an arm to a hand at a place. */
export function drawArm(
  canvas: MemeCanvas,
  fur: MemeRabbit['fur'],
  side: 1 | -1,
  hand: readonly [number, number],
): void {
  const paint = fur === 'rainbow' ? memeFurs.green.fill : memeFurs[fur].fill;
  inkBar(canvas, armPath(side, hand), paint, 19, 5.5);
}

/** Draws a rabbit. */
export function drawMemeRabbit(canvas: MemeCanvas, rabbit: MemeRabbit): void {
  const { tilt = 0, head = [0, 0], hands = restingHands, isHead = false } = rabbit;
  if (isHead) {
    drawAt(canvas, { turn: tilt }, () => drawHead(canvas, rabbit));
    return;
  }
  fillShape(canvas, ovalPath(0, 4, 72, 9), `${memeInk}2b`);
  inkShape(canvas, ovalPath(57, -22, 17), cream);
  furPart(canvas, rabbit, bodyShape, [-96, 0]);
  drawInside(canvas, bodyShape, () => fillShape(canvas, bellyShape, cream));
  rabbit.dress?.();
  for (const side of [-1, 1] as const) {
    const paint = rabbit.fur === 'rainbow' ? memeFurs.violet.fill : memeFurs[rabbit.fur].fill;
    inkShape(canvas, ovalPath(side * 31, -7, 22, 12.5), paint, 5.5);
  }
  const [left, right] = hands;
  // A hand that is up goes before the face.
  const drawHand = (side: 1 | -1, hand: readonly [number, number] | null) => {
    if (hand) drawArm(canvas, rabbit.fur, side, hand);
  };
  const isUp = (hand: readonly [number, number] | null) => hand !== null && hand[1] < -100;
  if (!isUp(left)) drawHand(-1, left);
  if (!isUp(right)) drawHand(1, right);
  drawAt(canvas, { x: head[0], y: -124 + head[1], turn: tilt }, () => drawHead(canvas, rabbit));
  if (isUp(left)) drawHand(-1, left);
  if (isUp(right)) drawHand(1, right);
}

/** Draws drops of sweat around a head; its origin is the middle of the head. */
export function drawSweat(canvas: MemeCanvas): void {
  for (const [x, y, turn] of [
    [-84, -36, -40],
    [-92, 2, -66],
    [86, -30, 42],
    [94, 8, 68],
  ] as const)
    drawAt(canvas, { x, y, turn }, () =>
      inkShape(canvas, 'M0-14C8-2 10 3 10 8A10 10 0 0 1-10 8C-10 3-8-2 0-14Z', '#8fd0ff', 4),
    );
}
