import type { Address, Tag, TxId } from '@rainbow-rabbit/shared/arweave';

/** A message of a process's log. */
export interface LogEntry {
  /** Its place in the log; the spawn has 0. */
  nonce: number;
  id: TxId;
  /** The address whose key signed it. */
  signer: Address;
  /** The sender as the process sees it: the process that an authority of the spawn pushed it for, else the signer. */
  from: string;
  /** The message at the beginning of the pushes that led to this one; as an authority says. */
  pushedFor?: string;
  /** The process that sent it; as an authority says. */
  fromProcess?: string;
  target: string;
  tags: readonly Tag[];
  /** The data as text; bytes that are no text are replaced. */
  data: string;
  /** The data's bytes, where the text doesn't show all of them and the gateway had them. */
  bytes?: Uint8Array;
  /** Time of its place, in Unix milliseconds. */
  timestamp: number;
  blockHeight: number;
  anchor: string;
  hashChain: string;
  /** True when its id and its signature were verified, and its place is one of this process. */
  isVerified: boolean;
  /** True where it can't be verified: its signature is of another kind than RSA, so it's the scheduler unit's word. */
  isOtherKey: boolean;
}
