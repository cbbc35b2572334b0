import { mayHaveArrived } from '@rainbow-rabbit/processes/common/client';
import { inviteSeed } from '@rainbow-rabbit/processes/minibuild/client';
import * as v from 'valibot';

/** The secret of a team's invitations; a `next` one is on its way, or the contest's answer about it was lost. */
const seedsSchema = v.object({ seed: v.optional(v.string()), next: v.optional(v.string()) });
type Seeds = v.InferOutput<typeof seedsSchema>;

const keyOf = (process: string, address: string) => `rainbow-rabbit.minibuild.invites.${process}.${address}`;

/** Seeds that the browser did not take: they live as long as the page. */
const unsaved = new Map<string, Seeds>();

function read(key: string): Seeds {
  try {
    const kept = v.safeParse(seedsSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
    return unsaved.get(key) ?? (kept.success ? kept.output : {});
  } catch {
    return unsaved.get(key) ?? {};
  }
}

function write(key: string, seeds: Seeds): void {
  try {
    localStorage.setItem(key, JSON.stringify(seeds));
    unsaved.delete(key);
  } catch {
    unsaved.set(key, seeds);
  }
}

/**
 * Returns the secret of the invitations that this device has made for an address; undefined where it has made none, and while
 * it isn't known which one the contest has.
 */
export function ownSeed(process: string, address: string): string | undefined {
  const { seed, next } = read(keyOf(process, address));
  return next === undefined ? seed : undefined;
}

/**
 * Makes a new secret, keeps it before anything that follows from it is sent, and lets it take the place of the last one once
 * the message is taken.
 * @param send sends the message; the last secret stays when that fails for sure
 */
export async function withNewSeed<T>(
  { process, address, isFirst }: { process: string; address: string; isFirst: boolean },
  send: (seed: string) => Promise<T>,
): Promise<T> {
  const key = keyOf(process, address);
  // The codes of an earlier team may be on the ledger: a new team never has them.
  const { seed: last } = isFirst ? {} : read(key);
  const next = inviteSeed();
  write(key, { ...(last && { seed: last }), next });
  try {
    const taken = await send(next);
    write(key, { seed: next });
    return taken;
  } catch (error) {
    if (!mayHaveArrived(error)) write(key, last ? { seed: last } : {});
    throw error;
  }
}
