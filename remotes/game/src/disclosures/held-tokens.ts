import {
  claimWindowEnd,
  type Disclosure,
  type DisclosureOutcome,
  maxDisclosures,
  type Player,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client';
import * as v from 'valibot';
import { type ScannedCode, scannedCodeSchema } from '../rabbit-code/domain/scanned-code';

export const heldTokensSchema = v.array(
  v.object({
    ...scannedCodeSchema.entries,
    /** Not to be tried again before this time, in Unix milliseconds. */
    notBefore: v.optional(v.number()),
    /** Whether the process found it too much work beside others. */
    alone: v.optional(v.boolean()),
  }),
);
/** Tokens of scans that were claimed and must be shown to the ledger once their claim window has closed. */
export type HeldTokens = v.InferOutput<typeof heldTokensSchema>;

/** How far this phone's clock may run ahead of the ledger's before a disclosure would come too early. */
const clockMarginMs = 10_000;

export function holdToken(tokens: HeldTokens, { rabbit, slot, token }: ScannedCode): HeldTokens {
  const others = tokens.filter((held) => held.rabbit !== rabbit || held.slot !== slot);
  return [...others, { rabbit, slot, token }];
}

/** The tokens that may be shown by now, oldest first, as many as fit in a message. Never one too early. */
export function disclosable(tokens: HeldTokens, now: number, claimWindowMs: number): Disclosure[] {
  const ready = tokens.filter((held) => now >= readyAt(held, claimWindowMs)).sort((a, b) => a.slot - b.slot);
  const costly = ready.find(({ alone }) => alone);
  const chosen = costly ? [costly] : ready.slice(0, maxDisclosures);
  return chosen.map(({ rabbit, slot, token }) => ({ rabbit, slot, token }));
}

/** When the next token may be shown, in Unix milliseconds; undefined when none is held. */
export function nextDisclosureAt(tokens: HeldTokens, claimWindowMs: number): number | undefined {
  if (tokens.length === 0) return undefined;
  return Math.min(...tokens.map((held) => readyAt(held, claimWindowMs)));
}

function readyAt({ slot, notBefore = 0 }: HeldTokens[number], claimWindowMs: number): number {
  return Math.max(claimWindowEnd(slot, claimWindowMs) + clockMarginMs, notBefore);
}

/**
 * What is still to be shown after the process has answered: a token that it found too early is tried again a
 * slot later, one that it found too much work goes alone; all others are settled one way or the other.
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

/** Lets go of tokens whose claims somebody else's disclosure has confirmed already. */
export function withoutConfirmed(tokens: HeldTokens, collected: Player['collected']): HeldTokens {
  const isConfirmed = (held: HeldTokens[number]) =>
    collected.some(
      ({ rabbit, slot, status }) => rabbit === held.rabbit && slot === held.slot && status === 'confirmed',
    );
  return tokens.some(isConfirmed) ? tokens.filter((held) => !isConfirmed(held)) : tokens;
}
