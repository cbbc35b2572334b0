import {
  drawnFrom,
  type EventInfo,
  maxPageLimit,
  openRoles,
  type ProcessPlace,
  readRabbit,
  readStaffLog,
  type StaffLog,
} from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useEffect, useState } from 'react';
import { useGame } from '../session/game-context';

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

/**
 * Draws the White Rabbit again; undefined while the seed is secret, and after longer lists of acts than a phone reads. The event
 * is read once for each seed.
 */
export function useWhiteRabbit(end: DrawnEnd): FoundWhiteRabbit | undefined {
  const ao = useAo();
  const { process } = useGame().event;
  const [found, setFound] = useState<{ seed: string; rabbit: FoundWhiteRabbit | undefined }>();
  const seed = end.draw?.seed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the ledger brings another end, which says the same.
  useEffect(() => {
    if (seed === undefined) return;
    let isGone = false;
    drawnAgain({ ao, process }, seed, end).then(
      (rabbit) => {
        if (!isGone) setFound({ seed, rabbit });
      },
      // The screen is whole without the name.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [ao, process, seed]);
  return found?.seed === seed ? found?.rabbit : undefined;
}

async function drawnAgain(
  place: ProcessPlace,
  seed: string,
  { draw, deal, frozen, reveal }: DrawnEnd,
): Promise<FoundWhiteRabbit | undefined> {
  const acts = await actsOf(place);
  if (!(acts && draw && deal && frozen)) return undefined;
  const { process } = place;
  const log = [...acts].reverse();
  const { commitment, redraws = [] } = draw;
  const roles = reveal && openRoles({ process, key: fromBase64Url(reveal.key), commitment, frozen, log });
  const last = roles ? Math.max(0, ...roles.draws.values()) : redraws.length;
  const rabbit = drawnFrom({ process, seed: fromBase64Url(seed), frozen, log, count: last + 1 })[last];
  const player = rabbit && (await readRabbit(place, rabbit));
  if (!player?.registered) return undefined;
  return { nickname: player.nickname, redraws: last, unopened: roles?.unopened.length ?? 0 };
}

/** Reads all acts of the staff, newest first; undefined when they are too many. */
async function actsOf(place: ProcessPlace): Promise<StaffLog['rows'] | undefined> {
  const acts: StaffLog['rows'] = [];
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { total, rows } = await readStaffLog(place, { offset: acts.length, limit: maxPageLimit });
    acts.push(...rows);
    if (acts.length >= total) return acts;
    if (total > mostPages * maxPageLimit) return undefined;
  }
  return undefined;
}
