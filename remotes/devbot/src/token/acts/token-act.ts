import {
  burnTags,
  expectTaken,
  mintTags,
  renounceTags,
  transferTags,
} from '@rainbow-rabbit/processes/token/client';
import type { AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, Tag } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** The acts that a token's page offers. */
export const tokenActKinds = ['transfer', 'mint', 'burn', 'renounce'] as const;
export type TokenActKind = (typeof tokenActKinds)[number];

const digits = v.pipe(v.string(), v.regex(/^\d{1,200}$/));

export const tokenActSchema = v.variant('kind', [
  v.object({ kind: v.literal('transfer'), recipient: v.pipe(v.string(), v.maxLength(43)), quantity: digits }),
  v.object({ kind: v.literal('mint'), quantity: digits }),
  v.object({ kind: v.literal('burn'), quantity: digits }),
  v.object({ kind: v.literal('renounce') }),
]);

/** An act with all that its message says. Quantities are in smallest units. */
export type TokenAct = v.InferOutput<typeof tokenActSchema>;

/** Returns the tags of an act's message, besides those of every message. */
export function actTags(act: TokenAct): readonly Tag[] {
  switch (act.kind) {
    case 'transfer':
      return transferTags({ recipient: act.recipient as Address, quantity: act.quantity });
    case 'mint':
      return mintTags(act.quantity);
    case 'burn':
      return burnTags(act.quantity);
    default:
      return renounceTags();
  }
}

/** The outcome of an act: the token says that it is done, or its answer doesn't say so. */
export type ActOutcome = 'done' | 'unclear';

/**
 * Reads the outcome of an act from a token's answer. AO tokens report a transfer by a notice to its recipient or its sender.
 * @throws AppError of the token's refusals, or `ao.process-failed`, whose cause is what the token said
 */
export function actOutcome(result: AoResult, act: TokenAct): ActOutcome {
  expectTaken(result);
  if (act.kind === 'mint' || act.kind === 'burn') return 'done';
  const said = result.Messages.map(({ Target, Tags }) => ({
    target: Target,
    tags: Object.fromEntries(Tags.map(({ name, value }) => [name, value])),
  }));
  if (act.kind === 'renounce')
    return said.some(({ tags }) => tags.Action === 'Renounced') ? 'done' : 'unclear';
  const { recipient, quantity } = act;
  const isMoved = said.some(
    ({ target, tags }) =>
      tags.Quantity === quantity &&
      ((tags.Action === 'Credit-Notice' && target === recipient) ||
        (tags.Action === 'Debit-Notice' && tags.Recipient === recipient)),
  );
  return isMoved ? 'done' : 'unclear';
}
