import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  drawKeysOf,
  type EventInfo,
  isCommittedSeed,
  type LoggedAct,
  openRoles,
  type ProcessPlace,
  readEventInfo,
} from '../../../rabbit/client';
import { allActs } from '../all-rows';
import { type EventKey, keyOfDigest } from '../event-keys';
import type { SecretPlace } from '../secret-place';

/** The draw of an event's White Rabbit, as the event's secret and the ledger show it. */
export interface EventDraw {
  info: EventInfo;
  /** All acts of the staff, oldest first. */
  log: readonly LoggedAct[];
  /** 32 bytes. */
  seed: Bytes;
  /** The public key of the seed, raw and uncompressed. */
  acknowledgementKey: Bytes;
  /** Editions for which the staff drew once more, each once and in their order. */
  redraws: readonly number[];
  /** Returns the key of a digest. @throws AppError `event-file.other-event` */
  keyOf: (keyDigest: string) => Promise<EventKey>;
}

/** Opens the number of each edition's draw in the log by the keys that the editions were dealt with. */
async function redrawsIn({ info, log, keyOf }: Omit<EventDraw, 'redraws'>, { process }: ProcessPlace) {
  const { draw, frozen } = info;
  if (!draw || !frozen) return [];
  const digests = log.flatMap(({ action, detail }) => (action === 'Deal' ? [String(detail?.keyDigest)] : []));
  const draws: [edition: number, draw: number][] = [];
  for (const digest of new Set(digests)) {
    const { key } = await keyOf(digest);
    draws.push(...openRoles({ process, key, commitment: draw.commitment, frozen, log }).draws);
  }
  let last = 0;
  return draws
    .sort(([one], [other]) => one - other)
    .flatMap(([edition, number]) => {
      const isFurther = number > last;
      last = number;
      return isFurther ? [edition] : [];
    });
}

/**
 * Lends the draw of an event for one use, after which its seed is overwritten. Further draws are read from the ledger, where each
 * edition has the number of its draw sealed with the key: so every device with the event's secret knows them.
 * @throws AppError `event-file.other-event`, those of the reads, and what the use throws
 */
export function lendDraw<Result>(
  { rabbit, secret }: SecretPlace,
  use: (draw: EventDraw) => Result | Promise<Result>,
): Promise<Result> {
  const { process } = rabbit;
  return secret.lend(async (bytes) => {
    const [info, log] = await Promise.all([readEventInfo(rabbit, { maxAgeMs: 0 }), allActs(rabbit)]);
    const keys = await drawKeysOf(bytes);
    const known = new Map<string, Promise<EventKey>>();
    const keyOf = (digest: string) => {
      const key = known.get(digest) ?? keyOfDigest(bytes, digest, { process, log });
      known.set(digest, key);
      return key;
    };
    try {
      if (!isCommittedSeed(process, keys.seed, info.draw?.commitment ?? ''))
        throw new AppError('event-file.other-event');
      const draw = { info, log, keyOf, ...keys };
      return await use({ ...draw, redraws: await redrawsIn(draw, rabbit) });
    } finally {
      keys.seed.fill(0);
    }
  });
}
