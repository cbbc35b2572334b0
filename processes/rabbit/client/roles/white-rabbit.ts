import { sha256 } from '@noble/hashes/sha2.js';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { drawLabel } from '../generated';
import type { RabbitId } from '../rabbit-id';

/** An act of the staff as far as it decides who may be drawn; `StaffLog` has them, newest first. */
export interface LoggedAct {
  action: string;
  detail?: Readonly<Record<string, unknown>> | undefined;
}

/** One edition of the envelopes, as far as it decides who is the White Rabbit. */
export interface DealtEdition {
  edition: number;
  /** Players who may be drawn, by number. */
  eligible: readonly RabbitId[];
}

const fourBytes = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

/** Returns the commitment to a seed of 32 random bytes, which `Draw` publishes before the event starts. */
export function drawCommitment({ process, seed }: { process: ProcessId; seed: Uint8Array }): Uint8Array {
  return sha256(concatBytes(utf8(drawLabel), fromBase64Url(process), seed));
}

/**
 * Draws one of the eligible players.
 * @param draw number of the draw, from 0
 * @param eligible by number, lowest first
 * @returns undefined when nobody is eligible
 */
export function drawRabbit({
  seed,
  draw,
  eligible,
}: {
  seed: Uint8Array;
  draw: number;
  eligible: readonly RabbitId[];
}): RabbitId | undefined {
  const hash = sha256(concatBytes(utf8(drawLabel), seed, fourBytes(draw)));
  const view = new DataView(hash.buffer, hash.byteOffset);
  const number = view.getUint16(0) * 2 ** 32 + view.getUint32(2);
  return eligible[number % eligible.length];
}

/**
 * Returns the players who could be drawn for an edition: those with a number up to its `count` who were not banned or
 * removed by the acts that it names.
 * @param log all acts of the staff, oldest first
 * @param acts number of them that the edition takes into account
 */
export function eligibleRabbits({
  count,
  log,
  acts,
}: {
  count: number;
  log: readonly LoggedAct[];
  acts: number;
}): RabbitId[] {
  const excluded = new Map<unknown, 'banned' | 'removed'>();
  for (const { action, detail } of log.slice(0, acts)) {
    const rabbit = detail?.rabbit;
    if (action === 'Remove') excluded.set(rabbit, 'removed');
    if (action === 'Ban' && !excluded.has(rabbit)) excluded.set(rabbit, 'banned');
    if (action === 'Unban' && excluded.get(rabbit) === 'banned') excluded.delete(rabbit);
  }
  return Array.from({ length: count }, (_, index) => (index + 1) as RabbitId).filter(
    (rabbit) => !excluded.has(rabbit),
  );
}

/**
 * Returns the editions that were drawn from the latest seed, by the acts of the staff.
 * @param log all acts of the staff, oldest first; `StaffLog` has them newest first
 */
export function dealtEditions(log: readonly LoggedAct[]): DealtEdition[] {
  const draw = log.findLastIndex(({ action }) => action === 'Draw');
  return log.slice(draw + 1).flatMap(({ action, detail }) => {
    const { edition, count, acts } = detail ?? {};
    const isDeal = action === 'Deal' && typeof edition === 'number';
    if (!isDeal || typeof count !== 'number' || typeof acts !== 'number') return [];
    return [{ edition, eligible: eligibleRabbits({ count, log, acts }) }];
  });
}

/**
 * Returns the White Rabbit of each edition, as anybody can recompute it once the seed is open. The role stays with a
 * player until that player is no longer eligible; nobody is drawn twice.
 * @param editions all of them, the first one first
 * @param redraws editions for which the staff drew once more, since the player declined or had a key that is no key; an
 * edition stands there once for each further draw
 */
export function whiteRabbits({
  seed,
  editions,
  redraws = [],
}: {
  seed: Uint8Array;
  editions: readonly DealtEdition[];
  redraws?: readonly number[];
}): (RabbitId | undefined)[] {
  const drawn = new Set<RabbitId>();
  let draw = 0;
  let holder: RabbitId | undefined;
  return editions.map(({ edition, eligible }) => {
    const further = redraws.filter((other) => other === edition).length;
    const draws = further + (holder && eligible.includes(holder) ? 0 : 1);
    for (let turn = 0; turn < draws; turn++) {
      holder = drawRabbit({ seed, draw, eligible: eligible.filter((rabbit) => !drawn.has(rabbit)) });
      draw += 1;
      if (holder) drawn.add(holder);
    }
    return holder;
  });
}
