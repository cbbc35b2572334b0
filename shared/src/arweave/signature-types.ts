import { AppError } from '../errors';

/** Lengths, in bytes, that a signature type fixes. */
export interface SignatureType {
  type: number;
  name: string;
  signatureBytes: number;
  ownerBytes: number;
}

/** RSA-PSS with a 4096-bit key: the one type that is signed and verified here. */
export const arweaveType: SignatureType = { type: 1, name: 'arweave', signatureBytes: 512, ownerBytes: 512 };

/** The signature types of ANS-104 that are recognised (docs/product 5.5). */
const signatureTypes: readonly SignatureType[] = [
  arweaveType,
  { type: 2, name: 'ed25519', signatureBytes: 64, ownerBytes: 32 },
  { type: 3, name: 'ethereum', signatureBytes: 65, ownerBytes: 65 },
  { type: 4, name: 'solana', signatureBytes: 64, ownerBytes: 32 },
  { type: 5, name: 'injected-aptos', signatureBytes: 64, ownerBytes: 32 },
  // Up to 32 signatures and keys, with a bitmap of the signers and a threshold.
  { type: 6, name: 'multi-aptos', signatureBytes: 64 * 32 + 4, ownerBytes: 32 * 32 + 1 },
  { type: 7, name: 'typed-ethereum', signatureBytes: 65, ownerBytes: 42 },
];

/** @throws AppError `data-item.signature-type-unknown` */
export function signatureTypeOf(type: number): SignatureType {
  const known = signatureTypes.find((candidate) => candidate.type === type);
  if (!known) throw new AppError('data-item.signature-type-unknown', { params: { type } });
  return known;
}
