import { type KeptMessage, keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import * as v from 'valibot';

/** A launch as it is kept from the press of the button until the token is checked. */
export interface KeptLaunch {
  terms: TokenTerms;
  /** Present once the wallet has signed. */
  spawned?: KeptMessage | undefined;
}

/** The place of one launch. It outlives the page. */
export interface LaunchPlace {
  read(): KeptLaunch | undefined;
  write(launch: KeptLaunch): void;
}

const termsSchema = v.object({
  name: v.string(),
  ticker: v.string(),
  logo: v.optional(v.string()),
  denomination: v.number(),
  balances: v.optional(v.record(v.string(), v.string())),
  minters: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  creator: v.optional(v.string()),
  agreement: v.optional(
    v.object({ terms: v.picklist(['tokens', 'memecoins']), version: v.string(), hash: v.string() }),
  ),
  drop: v.optional(v.object({ quantity: v.string(), perAddress: v.string(), event: v.optional(v.string()) })),
  renounced: v.optional(v.boolean()),
});

/** A launch as JSON that was kept. */
export const keptLaunchSchema = v.object({
  terms: termsSchema,
  spawned: v.optional(keptMessageSchema),
});
