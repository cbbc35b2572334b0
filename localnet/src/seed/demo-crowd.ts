import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { keyOfPrimes } from './key-of-primes.cjs';

/**
 * Wallets of people whom the demo contest needs besides the demo players. Making a key takes half a second, so theirs are put
 * together from the primes of keys that there are: each of another pair of primes. Who has one such key can find the others; they
 * are keys of a network that is forgotten, of people who don't exist.
 */
export const crowdKey = (first: Keyfile, second: Keyfile): Keyfile => keyOfPrimes(first.p, second.p);
