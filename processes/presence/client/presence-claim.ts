import { sha256 } from '@noble/hashes/sha2.js';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { bigEndian, type PresenceDomain } from './presence-domain';

/** Returns the claim that a scanner sends in place of the token: a copy of it is worth nothing to anybody else. */
export function presenceClaim(
  { claimLabel, numberBytes }: Pick<PresenceDomain, 'claimLabel' | 'numberBytes'>,
  {
    process,
    number,
    slot,
    token,
    address,
  }: {
    process: ProcessId;
    number: number;
    slot: number;
    token: Uint8Array;
    /** The scanner's own address. */
    address: Address;
  },
): Uint8Array {
  return sha256(
    concatBytes(
      utf8(claimLabel),
      fromBase64Url(process),
      bigEndian(number, numberBytes),
      bigEndian(slot, 4),
      token,
      fromBase64Url(address),
    ),
  );
}
