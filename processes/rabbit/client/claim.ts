import { sha256 } from '@noble/hashes/sha2.js';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { claimLabel } from './generated';
import type { RabbitId } from './rabbit-id';

/** The claim that a scanner sends in place of the token, so that a copy of it is worth nothing to anybody else. */
export function claimOf({
  process,
  rabbit,
  slot,
  token,
  address,
}: {
  process: ProcessId;
  rabbit: RabbitId;
  slot: number;
  token: Uint8Array;
  /** The scanner's own address. */
  address: Address;
}): Uint8Array {
  const numbers = new Uint8Array(6);
  const view = new DataView(numbers.buffer);
  view.setUint16(0, rabbit);
  view.setUint32(2, slot);
  return sha256(
    concatBytes(utf8(claimLabel), fromBase64Url(process), numbers, token, fromBase64Url(address)),
  );
}
