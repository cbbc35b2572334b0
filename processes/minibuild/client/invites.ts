import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { sha256Of } from './digest';

const seedBytes = 16;
const label = 'rr1 team invite';

/** Makes the secret that a team's invitations follow from, in base64url. The link of the captain has it. */
export const inviteSeed = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(seedBytes)));

/**
 * Returns the codes of a team's invitations 1 to `count`, in base64url. Each is SHA-256 of the text `rr1 team invite`, the id of
 * the contest, the seed and the number of the invitation as one byte.
 */
export function inviteCodes(contest: ProcessId, seed: string, count: number): Promise<string[]> {
  const before = [utf8(label), fromBase64Url(contest), fromBase64Url(seed)];
  const code = async (index: number) =>
    toBase64Url(await sha256Of(concatBytes(...before, Uint8Array.of(index))));
  return Promise.all(Array.from({ length: count }, (_, index) => code(index + 1)));
}

/** Returns the hashes of codes, which the process keeps: nobody finds a code from its hash. */
export const inviteHashes = (codes: readonly string[]): Promise<string[]> =>
  Promise.all(codes.map(async (code) => toBase64Url(await sha256Of(fromBase64Url(code)))));
