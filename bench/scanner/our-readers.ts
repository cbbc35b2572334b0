import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readQuickly } from '../../remotes/game/src/scanner/decode/quick-reader';
import { startZxing } from '../../remotes/game/src/scanner/decode/zxing-reader';
import { look, type Readers, turns } from '../../remotes/game/src/scanner/domain/look';
import { centreSquare, cutSquare } from '../../remotes/game/src/scanner/domain/luma';
import type { SyntheticPicture } from './frame';

const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** The product's decoders as a browser has them once the WebAssembly is there; Node has no native one. */
export async function startReaders(): Promise<Readers> {
  return { quick: readQuickly, strong: await startZxing({ wasmBinary: await readFile(wasmFile) }) };
}

/** Reads one frame of the camera with the product's pipeline, at the given turn. */
export async function readOnce(
  picture: SyntheticPicture,
  turn: number,
  readers: Readers,
): Promise<string | undefined> {
  const square = centreSquare(picture.width, picture.height);
  return look(cutSquare(picture.data, picture.width, square), turn, readers);
}

/** Reads a picture that stays for as many frames as the pipeline has turns. */
export async function readHeldStill(
  picture: SyntheticPicture,
  readers: Readers,
): Promise<string | undefined> {
  for (let turn = 0; turn < turns; turn++) {
    const text = await readOnce(picture, turn, readers);
    if (text !== undefined) return text;
  }
  return undefined;
}
