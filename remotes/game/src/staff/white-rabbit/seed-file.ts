import { readSecretFile } from '@rainbow-rabbit/console/secret-file';
import {
  type CommittedDraw,
  committedDraw,
  isCommittedSeed,
  makeDrawKeys,
  maxEditions,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

const edition = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxEditions));
const seedFileSchema = v.object({
  seed: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  redraws: v.optional(
    v.pipe(
      v.array(edition),
      v.check((redraws) => redraws.every((one, at) => at === 0 || one > (redraws[at - 1] ?? 0))),
    ),
    [],
  ),
});

/** The content of a saved file: the seed, and the further draws that nobody but its owners may know before the end. */
export interface SeedFile {
  /** 32 bytes. */
  seed: Uint8Array;
  /** Editions for which the staff drew once more, each once and in their order. */
  redraws: readonly number[];
}

/** A new seed of the draw: what the event gets, and the text of the file that stays with the staff. */
export interface NewSeed extends CommittedDraw {
  fileText: string;
}

/** Returns the text of the file that keeps a seed and its further draws. */
export function seedFileText({ seed, redraws }: SeedFile): string {
  return `${JSON.stringify({ seed: toBase64Url(seed), ...(redraws.length > 0 && { redraws }) })}\n`;
}

/** Makes a seed for the draw of an event's White Rabbit. */
export async function makeSeed(process: ProcessId): Promise<NewSeed> {
  const keys = await makeDrawKeys();
  return {
    ...committedDraw(process, keys),
    fileText: seedFileText({ seed: keys.seed, redraws: [] }),
  };
}

/**
 * Reads a saved file of the draw.
 * @param commitment that of the event, in base64url
 * @throws AppError `seed.not-this-file`
 */
export async function readSeedFile(file: File, process: ProcessId, commitment: string): Promise<SeedFile> {
  let saved: SeedFile | undefined;
  try {
    const { seed, redraws } = v.parse(seedFileSchema, await readSecretFile(file));
    saved = { seed: fromBase64Url(seed), redraws };
  } catch {
    // Without the cause: the parser's own error quotes the file.
  }
  if (!saved || !isCommittedSeed(process, saved.seed, commitment)) throw new AppError('seed.not-this-file');
  return saved;
}
