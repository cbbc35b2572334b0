import type { Address } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** An address of the network. */
export const addressText = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => text as Address),
);
