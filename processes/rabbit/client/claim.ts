import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { presenceClaim } from '../../presence/client';
import type { RabbitId } from './rabbit-id';
import { rabbitPresence } from './rabbit-presence';

/** The claim that a scanner sends in place of the token, so that a copy of it is worth nothing to anybody else. */
export function claimOf({
  rabbit,
  ...seen
}: {
  process: ProcessId;
  rabbit: RabbitId;
  slot: number;
  token: Uint8Array;
  /** The scanner's own address. */
  address: Address;
}): Uint8Array {
  return presenceClaim(rabbitPresence, { ...seen, number: rabbit });
}
