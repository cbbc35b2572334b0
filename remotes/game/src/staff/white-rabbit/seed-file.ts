import { lendSecretFile, secretFileOf } from '@rainbow-rabbit/parts/console/secret-file';
import {
  type CommittedDraw,
  committedDraw,
  isCommittedSeed,
  makeDrawKeys,
  maxEditions,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

const edition = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxEditions));
const seedFileSchema = v.object({
  seed: v.pipe(v.string(), v.regex(/^[\w-]{43}$/), v.transform(fromBase64Url)),
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

/** A new seed of the draw: what the event gets, and the file that stays with the staff. */
export interface NewSeed extends CommittedDraw {
  file: Bytes;
}

/** Returns the file that keeps a seed and its further draws. */
export function seedFileOf({ seed, redraws }: SeedFile): Bytes {
  return secretFileOf({ seed: toBase64Url(seed), ...(redraws.length > 0 && { redraws }) });
}

/** Makes a seed for the draw of an event's White Rabbit. */
export async function makeSeed(process: ProcessId): Promise<NewSeed> {
  const keys = await makeDrawKeys();
  const made = { ...committedDraw(process, keys), file: seedFileOf({ seed: keys.seed, redraws: [] }) };
  keys.seed.fill(0);
  return made;
}

/** A file of the draw, and what it has to be the file of. */
export interface SavedSeed {
  file: File;
  process: ProcessId;
  /** That of the event, in base64url. */
  commitment: string;
}

/**
 * Lends the seed of a saved file for one use, after which it is overwritten.
 * @throws AppError `seed.not-this-file`, and what the use throws
 */
export function lendSeed<Result>(
  { file, process, commitment }: SavedSeed,
  use: (saved: SeedFile) => Result | Promise<Result>,
): Promise<Result> {
  const unreadable = 'seed.not-this-file';
  return lendSecretFile(file, { schema: seedFileSchema, unreadable }, (saved) => {
    if (!isCommittedSeed(process, saved.seed, commitment)) throw new AppError(unreadable);
    return use(saved);
  });
}
