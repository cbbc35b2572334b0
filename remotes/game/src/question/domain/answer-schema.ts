import * as v from 'valibot';

/** A right key on this phone, from the moment it was found until the ledger knows the winner. */
export const ownAnswerSchema = v.object({
  /** The digest of the event's key for which it was right: with another one, the answer is worth nothing. */
  keyDigest: v.string(),
  /** The derived key, in base64url. */
  key: v.string(),
  /** True from its signature until the process has answered: it is sent again without another approval, and counts once. */
  isSigned: v.optional(v.literal(true)),
  /** The ledger's time at which the process took the answer, in Unix milliseconds. */
  answeredAt: v.optional(v.number()),
  /** True once nobody needs to reveal the key any more. */
  revealed: v.optional(v.literal(true)),
  /** True when the wallet reveals the key only after a tap of the player. */
  needsTap: v.optional(v.literal(true)),
});

export type OwnAnswer = v.InferOutput<typeof ownAnswerSchema>;

/** Returns true while this phone has something to do for an answer without its player. */
export const isOnItsWay = ({ revealed, needsTap }: OwnAnswer): boolean => !(revealed || needsTap);
