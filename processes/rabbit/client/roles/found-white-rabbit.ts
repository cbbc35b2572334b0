import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { ProcessPlace, ProcessReadOptions } from '../../../common/client';
import { maxPageLimit } from '../generated';
import { readRabbit, readStaffLog } from '../reads';
import type { EventInfo } from '../replies/event';
import type { StaffLog } from '../replies/staff';
import { drawnFrom, openRoles } from './white-rabbit';

/** The most pages of the staff's acts that are read, since every phone at the ending reads them (docs/product 9.139). */
const mostPages = 3;

/** The player who was the White Rabbit at the end, as the opened seed and the public acts of the staff show. */
export interface FoundWhiteRabbit {
  nickname: string;
  /** Number of times that the staff drew once more. */
  redraws: number;
  /** Editions that the revealed key didn't open: nobody was excluded by them. */
  unopened: number;
}

/** The end of an event, as far as its draw follows from it. */
export type DrawnEnd = Pick<EventInfo, 'draw' | 'deal' | 'frozen' | 'reveal'>;

/** Draws the White Rabbit again; undefined while the seed is secret, and after longer lists of acts than a phone reads. */
export async function findWhiteRabbit(
  place: ProcessPlace,
  { draw, deal, frozen, reveal }: DrawnEnd,
  options?: ProcessReadOptions,
): Promise<FoundWhiteRabbit | undefined> {
  if (!(draw?.seed && deal && frozen)) return undefined;
  const acts = await actsOf(place, options);
  if (!acts) return undefined;
  const { process } = place;
  const log = [...acts].reverse();
  const { commitment, seed, redraws = [] } = draw;
  const roles = reveal && openRoles({ process, key: fromBase64Url(reveal.key), commitment, frozen, log });
  const last = roles ? Math.max(0, ...roles.draws.values()) : redraws.length;
  const rabbit = drawnFrom({ process, seed: fromBase64Url(seed), frozen, log, count: last + 1 })[last];
  const player = rabbit && (await readRabbit(place, rabbit, options));
  if (!player?.registered) return undefined;
  return { nickname: player.nickname, redraws: last, unopened: roles?.unopened.length ?? 0 };
}

/** Reads all acts of the staff, newest first; undefined when they are too many. */
async function actsOf(
  place: ProcessPlace,
  options: ProcessReadOptions | undefined,
): Promise<StaffLog['rows'] | undefined> {
  const acts: StaffLog['rows'] = [];
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = { offset: acts.length, limit: maxPageLimit };
    const { total, rows } = await readStaffLog(place, page, options);
    acts.push(...rows);
    if (acts.length >= total) return acts;
    if (total > mostPages * maxPageLimit) return undefined;
  }
  return undefined;
}
