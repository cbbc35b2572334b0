import { lendSecretFile } from '@rainbow-rabbit/parts/console/secret-file';
import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    badges: 'badges.seed-unreadable';
  }
}

const seedBytes = 32;
const seedText = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const fileSchema = v.object({ badges: seedText, process: v.string() });

/** The seed of an event's badges in this browser, in base64url: kept there on purpose (decision 090). */
export const badgeSeedStore = (process: ProcessId): KeptValue<string> =>
  keptValue(['game', process, 'staff-badge-seed'], seedText);

/** Makes a seed: 32 random bytes in base64url. */
export const makeBadgeSeed = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(seedBytes)));

/** Returns the bytes of a seed. */
export const badgeSeedBytes = (seed: string): Uint8Array => fromBase64Url(seed);

/** Returns the text of the file that keeps a seed. */
export function badgeSeedFile(process: ProcessId, seed: string): string {
  return `${JSON.stringify({ badges: seed, process }, null, 2)}\n`;
}

/**
 * Reads the seed of an event's badges from its file.
 * @throws AppError `badges.seed-unreadable`, also for the seed of another event
 */
export function readBadgeSeed(file: File, process: ProcessId): Promise<string> {
  const unreadable = 'badges.seed-unreadable';
  return lendSecretFile(file, { schema: fileSchema, unreadable }, (saved) => {
    if (saved.process !== process) throw new AppError(unreadable);
    return saved.badges;
  });
}
