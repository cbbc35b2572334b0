import { drawCommitment } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { readSecretFile } from '../secret-file/read-secret-file';

const seedBytes = 32;
const seedFileSchema = v.object({ seed: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

/** A new seed of the draw: what the event gets, and the text of the file that stays with the staff. */
export interface NewSeed {
  /** In base64url. */
  commitment: string;
  fileText: string;
}

const commitmentOf = (process: ProcessId, seed: Uint8Array) => toBase64Url(drawCommitment({ process, seed }));

/** Makes a seed for the draw of an event's White Rabbit. */
export function makeSeed(process: ProcessId): NewSeed {
  const seed = crypto.getRandomValues(new Uint8Array(seedBytes));
  return {
    commitment: commitmentOf(process, seed),
    fileText: `${JSON.stringify({ seed: toBase64Url(seed) })}\n`,
  };
}

/**
 * Reads the seed of a saved file.
 * @param commitment that of the event, in base64url
 * @throws AppError `seed.not-this-file`
 */
export async function readSeedFile(file: File, process: ProcessId, commitment: string): Promise<Uint8Array> {
  let seed: Uint8Array | undefined;
  try {
    seed = fromBase64Url(v.parse(seedFileSchema, await readSecretFile(file)).seed);
  } catch {
    // Without the cause: the parser's own error quotes the file.
  }
  if (!seed || commitmentOf(process, seed) !== commitment) throw new AppError('seed.not-this-file');
  return seed;
}
