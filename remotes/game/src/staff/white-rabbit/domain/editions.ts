import type { LoggedAct, RabbitId } from '@rainbow-rabbit/processes/rabbit/client';

/** The drawing functions of the client, which decide who is the White Rabbit. */
export interface Drawing {
  eligibleRabbits(params: { count: number; log: readonly LoggedAct[]; acts: number }): RabbitId[];
  whiteRabbits(params: {
    seed: Uint8Array;
    editions: readonly { edition: number; eligible: readonly RabbitId[] }[];
  }): (RabbitId | undefined)[];
}

/** An edition of the envelopes that is about to be dealt. */
export interface NextEdition {
  edition: number;
  count: number;
  /** Entries of the staff log that the draw takes into account. */
  acts: number;
  /** Undefined when nobody may be drawn. */
  whiteRabbit: RabbitId | undefined;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/**
 * Draws the White Rabbit of the next edition, as anybody can recompute it from the log once the seed is open. Editions
 * before the newest `Draw` belong to another seed.
 * @param log all acts of the staff, oldest first
 * @param count number of the newest player
 */
export function nextEdition(
  { seed, log, count }: { seed: Uint8Array; log: readonly LoggedAct[]; count: number },
  { eligibleRabbits, whiteRabbits }: Drawing,
): NextEdition {
  const lastDraw = log.findLastIndex(({ action }) => action === 'Draw');
  const all = log.filter(({ action }) => action === 'Deal');
  const dealt = log
    .slice(lastDraw + 1)
    .filter(({ action }) => action === 'Deal')
    .map(({ detail }) => ({
      edition: numberOf(detail?.edition),
      eligible: eligibleRabbits({ count: numberOf(detail?.count), log, acts: numberOf(detail?.acts) }),
    }));
  const edition = 1 + Math.max(0, ...all.map(({ detail }) => numberOf(detail?.edition)));
  const acts = log.length;
  const eligible = eligibleRabbits({ count, log, acts });
  const whiteRabbit = whiteRabbits({ seed, editions: [...dealt, { edition, eligible }] }).at(-1);
  return { edition, count, acts, whiteRabbit };
}
