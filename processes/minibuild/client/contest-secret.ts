import { type DerivedKey, deriveP256 } from '../../sealing/client';

/** Returns the contact key of a contest from its secret: people seal their e-mail addresses to its public half. */
export const contestContactKey = (secret: Uint8Array): Promise<DerivedKey> =>
  deriveP256(secret, 'rr1 contest contact');
