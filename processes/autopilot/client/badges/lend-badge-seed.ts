import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { badgeSeedOf } from '../../../rabbit/client';
import type { SecretPlace } from '../secret-place';

/** Lends the seed of an event's printed badges for one use. When that ends, well or badly, it is overwritten (decision 090). */
export const lendBadgeSeed = <Result>(
  secret: SecretPlace['secret'],
  use: (seed: Bytes) => Result,
): Promise<Result> =>
  secret.lend(async (bytes) => {
    const seed = await badgeSeedOf(bytes);
    try {
      return use(seed);
    } finally {
      seed.fill(0);
    }
  });
