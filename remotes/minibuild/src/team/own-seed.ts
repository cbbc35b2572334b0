import { keptValue } from '@rainbow-rabbit/parts/kept';
import { outcomeOf, type ProcessSendOptions } from '@rainbow-rabbit/processes/common/client';
import { inviteSeed } from '@rainbow-rabbit/processes/minibuild/client';
import * as v from 'valibot';

/** The secret of a team's invitations; a `next` one is on its way, or the contest's answer about it was lost. */
const seedsSchema = v.object({ seed: v.optional(v.string()), next: v.optional(v.string()) });
type Seeds = v.InferOutput<typeof seedsSchema>;

const keptSeeds = (process: string, address: string) =>
  keptValue<Seeds>(['minibuild', 'invites', process, address], seedsSchema, { absent: {} });

/**
 * Returns the secret of the invitations that this device has made for an address; undefined where it has made none, and while
 * it isn't known which one the contest has.
 */
export function ownSeed(process: string, address: string): string | undefined {
  const { seed, next } = keptSeeds(process, address).read();
  return next === undefined ? seed : undefined;
}

/**
 * Makes a new secret, keeps it before anything that follows from it is sent, and lets it take the place of the last one once
 * the message is taken.
 * @param send sends the message; the last secret stays when that fails for sure
 */
export async function withNewSeed<T>(
  {
    process,
    address,
    isFirst,
    options,
  }: { process: string; address: string; isFirst: boolean; options: ProcessSendOptions },
  send: (seed: string, options: ProcessSendOptions) => Promise<T>,
): Promise<T> {
  const kept = keptSeeds(process, address);
  // The codes of an earlier team may be on the ledger: a new team never has them.
  const { seed: last } = isFirst ? {} : kept.read();
  const next = inviteSeed();
  kept.write({ ...(last && { seed: last }), next });
  const outcome = await outcomeOf(options, (sent) => send(next, sent));
  if (outcome.status === 'answered') {
    kept.write({ seed: next });
    return outcome.reply;
  }
  if (outcome.status === 'refused') kept.write(last ? { seed: last } : {});
  throw outcome.error;
}
