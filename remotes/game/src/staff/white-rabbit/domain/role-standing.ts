import type { LoggedAct, RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { Drawing } from './editions';

/** The drawn players of the editions that are dealt, as far as the seed's file tells. */
export interface RoleStanding {
  /** The latest edition of the draw; 0 before the first. */
  edition: number;
  /** The White Rabbit of the latest edition; undefined when nobody could be drawn. */
  whiteRabbit: RabbitId | undefined;
  /** The first edition from which on that player has been the White Rabbit without a break. */
  since: number;
  /** Players who got the event's present key in an envelope: the White Rabbit, and those before. */
  holders: readonly RabbitId[];
}

interface Draws {
  seed: Uint8Array;
  redraws: readonly number[];
  /** All acts of the staff, oldest first. */
  log: readonly LoggedAct[];
}

/** Returns who is the White Rabbit, and who was before with the same key. */
export function roleStanding({ seed, redraws, log }: Draws, drawing: Drawing): RoleStanding {
  const editions = drawing.dealtEditions(log);
  const drawn = drawing.whiteRabbits({ seed, editions, redraws });
  const keyed = log.findLastIndex(
    ({ action, detail }) => action === 'Configure' && detail?.keyDigest !== undefined,
  );
  const withKey = new Set(drawing.dealtEditions(log.slice(keyed + 1)).map(({ edition }) => edition));
  const whiteRabbit = drawn.at(-1);
  const latest = editions.at(-1)?.edition ?? 0;
  const before = drawn.findLastIndex((rabbit) => rabbit !== whiteRabbit);
  return {
    edition: latest,
    whiteRabbit,
    since: editions[before + 1]?.edition ?? latest,
    holders: [
      ...new Set(
        drawn.filter((rabbit, at) => rabbit !== undefined && withKey.has(editions[at]?.edition ?? 0)),
      ),
    ] as RabbitId[],
  };
}
