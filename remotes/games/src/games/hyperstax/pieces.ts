import type { ArtCanvas } from '../../art/bitmap';
import { drawBlock, drawRing, type TowerBlock } from './block-art';
import { clamp, scattered } from './paint';
import { type Footprint, floorHeight, worldX, worldY } from './view';

const fallMs = 1500;
const ringMs = 650;
const bitMs = 1100;
/** Fall of a piece in units of the scene, by the square of milliseconds. */
const fallPace = 0.0009;

interface Piece {
  block: TowerBlock;
  bornMs: number;
  /** Speed in units of the scene a millisecond, and turn in radians a millisecond. */
  speedX: number;
  speedY: number;
  turn: number;
  isBehind: boolean;
}

interface Ring {
  footprint: Footprint;
  height: number;
  bornMs: number;
  color: string;
  reach: number;
}

interface Bit {
  bitmap: ImageBitmap;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  size: number;
  bornMs: number;
}

/** All that flies about for a moment: cut pieces that fall, rings of perfect drops, and shapes. */
export class Pieces {
  readonly #isReduced: boolean;
  #pieces: Piece[] = [];
  #rings: Ring[] = [];
  #bits: Bit[] = [];

  constructor(isReduced: boolean) {
    this.#isReduced = isReduced;
  }

  clear(): void {
    this.#pieces = [];
    this.#rings = [];
    this.#bits = [];
  }

  /** Lets a piece fall, away from the tower along an axis. */
  drop(block: TowerBlock, axis: 0 | 1, side: 1 | -1, timeMs: number): void {
    const lateral = side * (axis === 0 ? 1 : -1);
    this.#pieces.push({
      block,
      bornMs: timeMs,
      speedX: 0.05 * lateral,
      speedY: side * 0.03,
      turn: this.#isReduced ? 0 : 0.0014 * lateral,
      isBehind: side < 0,
    });
  }

  /** Spreads rings around a footprint; without motion one fades where it is. */
  ring(footprint: Footprint, height: number, color: string, count: number, timeMs: number): void {
    const rings = this.#isReduced ? 1 : count;
    for (let index = 0; index < rings; index += 1)
      this.#rings.push({ footprint, height, color, bornMs: timeMs + index * 110, reach: 420 + index * 130 });
  }

  /** Throws shapes up from a place of the world. */
  burst(
    bitmaps: readonly ImageBitmap[],
    [x, y]: readonly [number, number],
    count: number,
    timeMs: number,
  ): void {
    if (this.#isReduced) return;
    for (let index = 0; index < count; index += 1) {
      const bitmap = bitmaps[index % bitmaps.length];
      const [turn, force] = [scattered(index + timeMs), scattered(index + 31 + timeMs)];
      const angle = Math.PI * (1.1 + 0.8 * turn);
      const speed = 0.13 + 0.16 * force;
      if (bitmap)
        this.#bits.push({
          bitmap,
          x: x + Math.cos(angle) * 36,
          y: y + Math.sin(angle) * 14,
          speedX: Math.cos(angle) * speed,
          speedY: Math.sin(angle) * speed,
          size: 9 + 8 * force,
          bornMs: timeMs,
        });
    }
  }

  /** Draws the pieces that fall behind the tower, or those before it. */
  drawFalling(canvas: ArtCanvas, isBehind: boolean, timeMs: number): void {
    this.#pieces = this.#pieces.filter(({ bornMs }) => timeMs - bornMs < fallMs);
    for (const piece of this.#pieces) if (piece.isBehind === isBehind) drawPiece(canvas, piece, timeMs);
  }

  drawRings(canvas: ArtCanvas, timeMs: number): void {
    this.#rings = this.#rings.filter(({ bornMs }) => timeMs - bornMs < ringMs);
    for (const { footprint, height, bornMs, color, reach } of this.#rings) {
      const part = (timeMs - bornMs) / ringMs;
      if (part < 0) continue;
      const grown = this.#isReduced ? 60 : reach * (1 - (1 - part) ** 3);
      for (const [wide, style] of [
        [9, color],
        [4, '#ffffff'],
      ] as const) {
        canvas.globalAlpha = (1 - part) * 0.9;
        canvas.lineWidth = wide * (1 - part * 0.7);
        canvas.strokeStyle = style;
        drawRing(canvas, footprint, height, grown);
      }
    }
    canvas.globalAlpha = 1;
  }

  drawBits(canvas: ArtCanvas, timeMs: number): void {
    this.#bits = this.#bits.filter(({ bornMs }) => timeMs - bornMs < bitMs);
    for (const { bitmap, bornMs, size, ...from } of this.#bits) {
      const age = timeMs - bornMs;
      canvas.globalAlpha = clamp((bitMs - age) / 400);
      const x = from.x + from.speedX * age;
      const y = from.y + from.speedY * age + 0.00028 * age * age;
      canvas.drawImage(bitmap, x - size / 2, y - size / 2, size, size);
    }
    canvas.globalAlpha = 1;
  }
}

function drawPiece(canvas: ArtCanvas, { block, bornMs, speedX, speedY, turn }: Piece, timeMs: number): void {
  const age = timeMs - bornMs;
  const [middleX, middleZ] = [block.x + block.width / 2, block.z + block.depth / 2];
  const [x, y] = [worldX(middleX, middleZ), worldY(middleX, middleZ, block.height + floorHeight / 2)];
  canvas.save();
  canvas.globalAlpha = clamp((fallMs - age) / 300);
  canvas.translate(x + speedX * age, y + speedY * age + fallPace * age * age);
  canvas.rotate(turn * age);
  canvas.translate(-x, -y);
  drawBlock(canvas, block);
  canvas.restore();
}
