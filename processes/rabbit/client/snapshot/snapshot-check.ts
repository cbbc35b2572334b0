import type { EventInfo } from '../replies/event';
import type { Leaderboard } from '../replies/leaderboard';
import type { Me } from '../replies/player';

/** A reply that a relay publishes. */
export type RelayedReply = EventInfo | Leaderboard | Me;

/** A unit's answer may be behind the ledger by this time, and so may a relay's. */
const maxLagMs = 60_000;

/** An honest relay has read the event anew by then. */
const renewedWithinMs = 2 * maxLagMs;

/** One contradiction may be a change that was taken back at once, such as a ban. */
const contradictionsToDrop = 2;

/** Fields that change to and fro by themselves, or with every other player. */
const restless = new Set([
  'at',
  'rank',
  'total',
  'unsettled',
  'printedPending',
  'disputesOpen',
  'namesFlagged',
]);

type Facts = Map<string, string>;

const fieldsOf = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value)
    .filter(([name, field]) => !restless.has(name) && field !== undefined)
    .map(([name, field]) => [prefix + name, JSON.stringify(field)]);

/** Returns what a reply says, piece by piece: the fields of an event and a player, the rows of a ranking. */
function factsOf(reply: RelayedReply): Facts {
  if (!('rows' in reply)) return new Map(fieldsOf(reply));
  return new Map(reply.rows.map((row) => [`row ${row.rabbit}`, JSON.stringify(fieldsOf(row))]));
}

/** Returns true when something that was the same before and after is not the same in between. */
function contradicts(between: RelayedReply, before: RelayedReply, after: RelayedReply): boolean {
  const [first, told, last] = [factsOf(before), factsOf(between), factsOf(after)];
  const names = new Set([...first.keys(), ...told.keys()]);
  const isSettled = (name: string) => first.get(name) === last.get(name);
  if ([...names].some((name) => isSettled(name) && told.get(name) !== first.get(name))) return true;
  const orderOf = (facts: Facts) =>
    [...facts.keys()].filter((name) => first.has(name) && isSettled(name)).join();
  return 'rows' in between && orderOf(first) === orderOf(last) && orderOf(told) !== orderOf(first);
}

/**
 * Compares a relay's snapshots of one part with direct replies about the same (docs/decisions/050): a snapshot that came between
 * two of them must say what both say.
 * @param now time in milliseconds that never goes back
 */
export function createSnapshotCheck<T extends RelayedReply>(now: () => number = () => performance.now()) {
  let before: { reply: T; cameAt: number } | undefined;
  let between: { reply: T; cameAt: number } | undefined;
  let contradictions = 0;
  const isSettled = () => between !== undefined && now() - between.cameAt >= maxLagMs;
  return {
    /** Takes a snapshot that came. */
    hear: (reply: T): void => {
      if (!before || between) return;
      const isOld = reply.at < before.reply.at;
      if (!isOld) between = { reply, cameAt: now() };
      else if (now() - before.cameAt >= renewedWithinMs) contradictions = contradictionsToDrop;
    },
    /** Takes a direct reply. */
    read: (reply: T): void => {
      if (between && !isSettled()) return;
      if (before && between) {
        const isAhead = between.reply.at > reply.at + maxLagMs;
        const isWrong = isAhead || contradicts(between.reply, before.reply, reply);
        contradictions = isWrong ? contradictions + 1 : 0;
      }
      before = { reply, cameAt: now() };
      between = undefined;
    },
    /** Returns true once another direct reply decides about a snapshot. */
    isSettled,
    /** Returns true while a contradiction waits for a second one. */
    isSuspicious: (): boolean => contradictions > 0,
    /** Returns true once the relay contradicted the ledger. */
    isRefuted: (): boolean => contradictions >= contradictionsToDrop,
  };
}
