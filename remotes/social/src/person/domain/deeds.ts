import type { ArcadePlace, gameNames } from '@rainbow-rabbit/processes/arcade/client';
import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import type { KeepsakeRow, Me } from '@rainbow-rabbit/processes/rabbit/client';

/** A confirmed rainbow. */
export interface Rainbow<Event> {
  event: Event;
  /** Time of its latest colour, in Unix milliseconds. */
  at: number;
  rank?: number;
}

/** Returns the confirmed rainbow that an event's process knows of an address; undefined without one. */
export function rainbowOf<Event>(event: Event, me: Me, address: string): Rainbow<Event> | undefined {
  if (!me.registered || me.address !== address || me.banned || me.block === undefined) return undefined;
  const at = Math.max(0, ...me.collected.map((claim) => claim.at));
  return { event, at, ...(me.rank !== undefined && { rank: me.rank }) };
}

/** A keepsake that an event, a contest, an arcade or the communities have made. */
export interface ShownKeepsake {
  kind: KeepsakeRow['kind'] | 'prize' | 'challenge';
  /** Its process, and its picture. */
  asset: string;
  /** The event, entry, challenge or meet-up that it is of, and its path. */
  of: string;
  to: string;
}

/** Returns the keepsakes that are made of those that were earned by one thing. */
export function keepsakesOf(
  { of, to }: Pick<ShownKeepsake, 'of' | 'to'>,
  rows: readonly { kind: ShownKeepsake['kind']; asset?: string | undefined }[],
): ShownKeepsake[] {
  return rows.flatMap(({ kind, asset }) => (asset === undefined ? [] : [{ kind, asset, of, to }]));
}

/** An entry in a contest that everybody may see. */
export interface ShownEntry {
  entry: number;
  title: string;
  team: string;
  at: number;
  /** Once the results are published. */
  place?: number;
  /** The message of its latest revision. */
  message: string;
}

/** Returns the entry of an address in a contest; undefined without one, and while the contest hides it. */
export function entryOf({ entry, person }: Mine): ShownEntry | undefined {
  if (!entry || person?.removedFor) return undefined;
  if (entry.isHidden || entry.isWithdrawn || entry.isNotAdmitted) return undefined;
  const { place, message, title, submittedAt: at } = entry;
  return {
    entry: entry.entry,
    title,
    team: entry.team.name,
    at,
    message,
    ...(place !== undefined && { place }),
  };
}

type GameName = (typeof gameNames)[number];

/** A place on a board of the arcade. */
export interface ArcadeBest {
  game: GameName;
  list: 'admitted' | 'others';
  place: number;
  score: number;
  at: number;
  /** The message that began its run. */
  run: string;
}

/** Returns the place that an arcade knows on the board of a game; undefined without one. */
export function bestOf(game: GameName, { own, list }: ArcadePlace): ArcadeBest | undefined {
  if (!own || !list) return undefined;
  return { game, list, place: own.place, score: own.score, at: own.runAt, run: own.run };
}
