import type { DealtEdition, LoggedAct, RabbitId } from '@rainbow-rabbit/processes/rabbit/client';

/** The drawing functions of the client, which decide who is the White Rabbit. */
export interface Drawing {
  dealtEditions(log: readonly LoggedAct[]): DealtEdition[];
  eligibleRabbits(params: { count: number; log: readonly LoggedAct[]; acts: number }): RabbitId[];
  whiteRabbits(params: {
    seed: Uint8Array;
    editions: readonly DealtEdition[];
    redraws?: readonly number[];
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
 * @param redraws editions for which the staff draw once more, one entry for each further draw
 * @param count number of the newest player
 */
export function nextEdition(
  {
    seed,
    redraws,
    log,
    count,
  }: { seed: Uint8Array; redraws: readonly number[]; log: readonly LoggedAct[]; count: number },
  { dealtEditions, eligibleRabbits, whiteRabbits }: Drawing,
): NextEdition {
  const deals = log.filter(({ action }) => action === 'Deal');
  const edition = 1 + Math.max(0, ...deals.map(({ detail }) => numberOf(detail?.edition)));
  const acts = log.length;
  const eligible = eligibleRabbits({ count, log, acts });
  const editions = [...dealtEditions(log), { edition, eligible }];
  return { edition, count, acts, whiteRabbit: whiteRabbits({ seed, editions, redraws }).at(-1) };
}
