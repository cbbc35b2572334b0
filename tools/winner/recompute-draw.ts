import { bytesOfText, digest } from './event-chains';
import type { EventLog, EventLogEntry } from './log-entry';

/** An edition of the envelopes, with the player whom the seed gives the role. */
export interface RecomputedEdition {
  edition: number;
  /** Hash of the table that was dealt, in base64url. */
  table: string;
  /** Players who could be drawn. */
  eligible: number;
  /** Number of the White Rabbit's rabbit; absent where nobody was left to be drawn. */
  whiteRabbit?: number;
  address?: string;
}

/** A draw of the White Rabbit, done again. */
export interface RecomputedDraw {
  /** `none`: the staff never committed to a seed; `secret`: it is not open. */
  result: 'none' | 'secret' | 'opened';
  /** In base64url. */
  commitment?: string;
  /** Those of the latest draw, once its seed is open. */
  editions: RecomputedEdition[];
  /** Places where the log contradicts the rules: a seed that is not the one committed to, or a further draw of no edition. */
  contradictions: string[];
}

/** An edition that was dealt. */
interface Dealt {
  edition: number;
  /** Hash of its table, in base64url. */
  table: string;
  /** Numbers of the players who could be drawn, lowest first. */
  eligible: readonly number[];
}

/** Actions of the staff that are in the process's list of acts. */
const staffActions = new Set([
  ...['Configure', 'Open', 'Start', 'Pause', 'End', 'Ban', 'Unban', 'Strike', 'Admit', 'Remove', 'Announce'],
  ...['Draw', 'Deal', 'OpenDraw', 'SettlePrinted', 'Resolve', 'Pay', 'Report', 'Staff'],
]);

/**
 * Draws the White Rabbit again from the seed that the staff opened and the event's public log alone, without the process's code.
 * @param seed 32 bytes in base64url, in place of the one that the log opens
 */
export function recomputeDraw({ process, entries }: EventLog, seed?: string): RecomputedDraw {
  const taken = entries.filter(({ reply, forgery, action }) => reply && !forgery && action !== 'Eval');
  const players = taken.flatMap(({ action, from }) => (action === 'Register' ? [from] : []));
  const acts = taken.filter(({ action }) => staffActions.has(action));
  const drawnAt = acts.findLastIndex(({ action }) => action === 'Draw');
  if (drawnAt < 0) return { result: 'none', editions: [], contradictions: [] };
  const commitment = String(acts[drawnAt]?.data.commitment);
  const later = acts.slice(drawnAt + 1);
  const opening = later.findLast(({ action }) => action === 'OpenDraw')?.data;
  const opened = seed ?? opening?.seed;
  if (opened === undefined) return { result: 'secret', commitment, editions: [], contradictions: [] };
  const bytes = bytesOfText(opened);
  const dealt = later.flatMap(({ action, data }) => (action === 'Deal' ? [dealtOf(data, acts)] : []));
  const redraws = Array.isArray(opening?.redraws) ? opening.redraws : [];
  const contradictions: string[] = [];
  if (!digest('rr1w', bytesOfText(process), bytes).equals(bytesOfText(commitment)))
    contradictions.push('The seed is not the one that the staff committed to.');
  for (const edition of redraws) {
    if (!dealt.some((one) => one.edition === edition))
      contradictions.push(`A further draw for edition ${edition}, which was not dealt from this seed.`);
  }
  const holders = drawAll(bytes, dealt, redraws);
  const editions = dealt.map(({ edition, table, eligible }, index): RecomputedEdition => {
    const whiteRabbit = holders[index];
    const address = whiteRabbit === undefined ? undefined : players[whiteRabbit - 1];
    return {
      ...{ edition, table, eligible: eligible.length },
      ...(whiteRabbit !== undefined && { whiteRabbit, ...(address !== undefined && { address }) }),
    };
  });
  return { result: 'opened', commitment, editions, contradictions };
}

/** Reads a `Deal`, whose `acts` is the number of acts that its draw knows. */
const dealtOf = (
  { edition, hash, count, acts: known }: EventLogEntry['data'],
  acts: readonly EventLogEntry[],
): Dealt => ({
  edition: Number(edition),
  table: String(hash),
  eligible: eligibleOf(Number(count), acts.slice(0, Number(known))),
});

/** Returns the numbers of those who are neither banned nor removed by some acts, lowest first. */
function eligibleOf(count: number, acts: readonly EventLogEntry[]): number[] {
  const removed = new Set<number>();
  const banned = new Set<number>();
  for (const { action, data } of acts) {
    const rabbit = Number(data.rabbit);
    if (action === 'Remove') removed.add(rabbit);
    if (action === 'Ban') banned.add(rabbit);
    if (action === 'Unban') banned.delete(rabbit);
  }
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.filter((rabbit) => !(removed.has(rabbit) || banned.has(rabbit)));
}

/** Returns who has the role in each edition: it stays with an eligible player unless the staff drew once more. */
function drawAll(seed: Buffer, dealt: readonly Dealt[], redraws: readonly unknown[]): (number | undefined)[] {
  const earlier = new Set<number>();
  let draws = 0;
  let holder: number | undefined;
  const next = (eligible: readonly number[]) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(draws);
    draws += 1;
    const left = eligible.filter((rabbit) => !earlier.has(rabbit));
    const rabbit = left[digest('rr1w', seed, number).readUIntBE(0, 6) % left.length];
    if (rabbit !== undefined) earlier.add(rabbit);
    return rabbit;
  };
  return dealt.map(({ edition, eligible }) => {
    if (holder === undefined || !eligible.includes(holder)) holder = next(eligible);
    for (const other of redraws) if (other === edition) holder = next(eligible);
    return holder;
  });
}
