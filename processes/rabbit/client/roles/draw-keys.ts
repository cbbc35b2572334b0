import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { drawCommitment } from './white-rabbit';

/** A seed of the draw, and the key that belongs to it. */
export interface DrawKeys {
  /** 32 bytes, which are a private key of P-256 as well. */
  seed: Bytes;
  /** Its public key, raw and uncompressed: players seal their answers to the role cards to it. */
  acknowledgementKey: Bytes;
}

/** The commitment to a draw and its public key, in base64url. */
export interface CommittedDraw {
  commitment: string;
  acknowledgementKey: string;
}

/** Returns what `Draw` publishes of the keys of a draw. */
export function committedDraw(process: ProcessId, { seed, acknowledgementKey }: DrawKeys): CommittedDraw {
  return {
    commitment: toBase64Url(drawCommitment({ process, seed })),
    acknowledgementKey: toBase64Url(acknowledgementKey),
  };
}
