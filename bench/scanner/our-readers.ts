import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readQuickly } from '../../parts/src/scanner/decode/quick-reader';
import { startZxing } from '../../parts/src/scanner/decode/zxing-reader';
import { type LookWay, look, type Readers, waysOf } from '../../parts/src/scanner/domain/look';
import { centreSquare, cutPart } from '../../parts/src/scanner/domain/luma';
import { freshPace, type Pace, planFrame } from '../../parts/src/scanner/domain/pace';
import type { SyntheticPicture } from './frame';

export const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** The product's decoders as a browser has them once the WebAssembly is there; Node has no native one. */
export async function startReaders(): Promise<Readers> {
  return { quick: readQuickly, strong: await startZxing({ wasmBinary: await readFile(wasmFile) }) };
}

/** The time of each way on one core of a desktop machine, in milliseconds, rounded up; frames of 720 × 720. */
const desktopMs = {
  plain: 6,
  small: 5,
  striped: 10,
  sharpened: 13,
  large: 28,
  thorough: 8,
  quick: 12,
  native: 12,
};

/**
 * Plans the looks at frame after frame as on a phone whose looks take so many times as long as a desktop's. The times
 * are given, not measured: the counts of a bench must not depend on what else the machine does.
 */
export function plannerOf(times: number): (readers: Readers) => readonly LookWay[] {
  let pace: Pace<LookWay> = {
    ...freshPace,
    expectedMs: Object.fromEntries(Object.entries(desktopMs).map(([way, ms]) => [way, ms * times])),
  };
  return (readers) => {
    const plan = planFrame(pace, waysOf(readers));
    pace = plan.pace;
    return plan.ways;
  };
}

/** Reads one frame of the camera in the given ways, until one finds a text. */
export async function readOnce(
  picture: SyntheticPicture,
  ways: readonly LookWay[],
  readers: Readers,
): Promise<string | undefined> {
  const square = centreSquare(picture.width, picture.height);
  const image = cutPart(picture.data, picture.width, square);
  for (const way of ways) {
    const reading = await look(image, way, readers);
    if (reading) return reading.text;
  }
  return undefined;
}

/** Reads a picture that stays until every way has had its turn. */
export function readHeldStill(picture: SyntheticPicture, readers: Readers): Promise<string | undefined> {
  const { each, inTurn } = waysOf(readers);
  return readOnce(picture, [...each, ...inTurn], readers);
}
