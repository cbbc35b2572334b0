import {
  claimWindowEnd,
  type DisclosureOutcome,
  maxDisclosures,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';
import { type ScannedCode, scannedCodeSchema } from '../rabbit-code/domain/scanned-code';

export const heldTokensSchema = v.array(
  v.object({
    ...scannedCodeSchema.entries,
    /** The ledger's time before which the token must not be disclosed again, in Unix milliseconds. */
    notBefore: v.optional(v.number()),
    /** True when the process refused the token as too much work beside others. */
    alone: v.optional(v.boolean()),
    /** True when a scan that carried the token failed: it goes in a message of its own, never again with a scan. */
    ridesNoMore: v.optional(v.boolean()),
  }),
);
/** Tokens of claimed scans, which must be disclosed to the ledger once their claim window has closed. */
export type HeldTokens = v.InferOutput<typeof heldTokensSchema>;

/** The margin by which this phone's clock may run too fast since the last reply, and replies be wrong. */
const clockMarginMs = 10_000;

/** Adds the token of a scan; that of a printed badge is a secret of the staff, who confirm its scans themselves. */
export function holdToken(tokens: HeldTokens, code: ScannedCode): HeldTokens {
  const { rabbit, slot, token, printed } = code;
  if (printed) return tokens;
  return [...withoutToken(tokens, code), { rabbit, slot, token }];
}

/** Removes the token of a scan that certainly did not count. */
export function withoutToken(tokens: HeldTokens, { rabbit, slot }: ScannedCode): HeldTokens {
  return tokens.filter((held) => held.rabbit !== rabbit || held.slot !== slot);
}

/**
 * Returns the tokens that may be disclosed by now, oldest first, as many as fit into a message; never a token
 * whose time has not come. A disclosed token is public, also a token that the process refuses as too early.
 * @param now a time that the ledger has reached; undefined while none is known
 */
export function disclosable(
  tokens: HeldTokens,
  now: number | undefined,
  claimWindowMs: number,
): ScannedCode[] {
  if (now === undefined) return [];
  const ready = tokens.filter((held) => now >= readyAt(held, claimWindowMs)).sort((a, b) => a.slot - b.slot);
  const costly = ready.find(({ alone }) => alone);
  const chosen = costly ? [costly] : ready.slice(0, maxDisclosures);
  return chosen.map(({ rabbit, slot, token }) => ({ rabbit, slot, token }));
}

/** Returns the tokens that may be disclosed together with a scan by now, see `disclosable`. */
export function ridingAlong(
  tokens: HeldTokens,
  now: number | undefined,
  claimWindowMs: number,
): ScannedCode[] {
  const riding = tokens.filter(({ ridesNoMore }) => !ridesNoMore);
  return disclosable(riding, now, claimWindowMs);
}

/** Marks tokens whose scan failed: they must not make the next one fail too. */
export function withoutRide(tokens: HeldTokens, carried: readonly CarriedToken[]): HeldTokens {
  return tokens.map((held) =>
    carried.some(({ rabbit, slot }) => rabbit === held.rabbit && slot === held.slot)
      ? { ...held, ridesNoMore: true }
      : held,
  );
}

/** Returns the number of tokens that may be disclosed by now. */
export function countDue(tokens: HeldTokens, now: number, claimWindowMs: number): number {
  return tokens.filter((held) => now >= readyAt(held, claimWindowMs)).length;
}

/**
 * Returns the ledger's time at which the first claim lapses unless its token is disclosed, in Unix milliseconds;
 * undefined when no token is held.
 */
export function firstLapseAt(
  tokens: HeldTokens,
  { claimWindowMs, settleWindowMs }: { claimWindowMs: number; settleWindowMs: number },
): number | undefined {
  if (tokens.length === 0) return undefined;
  return Math.min(...tokens.map(({ slot }) => claimWindowEnd(slot, claimWindowMs))) + settleWindowMs;
}

interface CarriedToken {
  rabbit: number;
  slot: number;
}

/**
 * Returns the ledger's time at which the next token may be disclosed, in Unix milliseconds; undefined when no
 * token is held.
 */
export function nextDisclosureAt(tokens: HeldTokens, claimWindowMs: number): number | undefined {
  if (tokens.length === 0) return undefined;
  return Math.min(...tokens.map((held) => readyAt(held, claimWindowMs)));
}

function readyAt({ slot, notBefore = 0 }: HeldTokens[number], claimWindowMs: number): number {
  return Math.max(claimWindowEnd(slot, claimWindowMs) + clockMarginMs, notBefore);
}

/**
 * Returns the tokens that remain after the process's answer: a token that was too early is tried again a slot
 * later, a token that was too much work goes alone, all others are settled.
 */
export function afterOutcomes(
  tokens: HeldTokens,
  outcomes: readonly DisclosureOutcome[],
  now: number,
): HeldTokens {
  return tokens.flatMap((held) => {
    const outcome = outcomes.find(({ rabbit, slot }) => rabbit === held.rabbit && slot === held.slot);
    if (!outcome) return [held];
    switch (outcome.code) {
      case 'disclosure.early':
        return [{ ...held, notBefore: now + slotMs }];
      case 'disclosure.too-costly':
        return [{ ...held, alone: true }];
      default:
        return [];
    }
  });
}

interface CollectedColour {
  rabbit: number;
  slot: number;
  status: 'pending' | 'confirmed';
}

/**
 * Drops tokens whose claims another player's disclosure has already confirmed. Returns the same array when
 * there are no such tokens.
 */
export function withoutConfirmed(tokens: HeldTokens, collected: readonly CollectedColour[]): HeldTokens {
  const isConfirmed = (held: HeldTokens[number]) =>
    collected.some(
      ({ rabbit, slot, status }) => rabbit === held.rabbit && slot === held.slot && status === 'confirmed',
    );
  return tokens.some(isConfirmed) ? tokens.filter((held) => !isConfirmed(held)) : tokens;
}
