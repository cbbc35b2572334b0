import {
  dealtEditions,
  type EventInfo,
  maxPageLimit,
  type ProcessPlace,
  readRabbit,
  readStaffLog,
  type StaffLog,
  whiteRabbits,
} from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useEffect, useState } from 'react';
import { useGame } from '../session/game-context';

/** The most pages of the staff's acts that are read, since every phone at the ending reads them (docs/product.md 9.139). */
const mostPages = 3;

/**
 * Returns the nickname of the player who was the White Rabbit at the end, drawn again from the opened seed and the public acts of
 * the staff; undefined while the seed is secret, and after longer lists of acts than a phone reads.
 */
export function useWhiteRabbit({
  seed,
  redraws: further,
}: NonNullable<EventInfo['draw']>): string | undefined {
  const ao = useAo();
  const { process } = useGame().event;
  const [found, setFound] = useState<{ seed: string; nickname: string | undefined }>();
  // Each answer of the ledger brings another list, which says the same.
  const redraws = further?.join();
  useEffect(() => {
    if (seed === undefined) return;
    let isGone = false;
    const numbers = redraws ? redraws.split(',').map(Number) : [];
    nicknameOf({ ao, process }, seed, numbers).then(
      (nickname) => {
        if (!isGone) setFound({ seed, nickname });
      },
      // The screen is whole without the name.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [ao, process, seed, redraws]);
  return found?.seed === seed ? found?.nickname : undefined;
}

async function nicknameOf(
  place: ProcessPlace,
  seed: string,
  redraws: readonly number[],
): Promise<string | undefined> {
  const acts = await actsOf(place);
  if (!acts) return undefined;
  const editions = dealtEditions([...acts].reverse());
  const rabbit = whiteRabbits({ seed: fromBase64Url(seed), editions, redraws }).at(-1);
  const player = rabbit && (await readRabbit(place, rabbit));
  return player?.registered ? player.nickname : undefined;
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
