import { keptReading } from '@rainbow-rabbit/parts/kept';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import {
  type Contest,
  contestReplySchemas,
  type Mine,
  readContest,
  readMine,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ContestContext, type ContestRoom } from './contest-context';
import { useContestPlace } from './contest-place';
import { createContestClock } from './domain/contest-clock';
import { phaseOfContest } from './domain/contest-phase';
import { useContestTime } from './use-contest-time';

/** The time between two readings of a page that is used (docs/product 9.226). */
const readEveryMs = 120_000;

/** Reads the contest of the pages in it, and the connected wallet's part in it where a page needs that. */
export function ContestProvider({ children }: { children: ReactNode }) {
  const place = useContestPlace();
  const { code: language } = useLocale();
  const [clock] = useState(createContestClock);
  const everyMs = useWakingInterval(readEveryMs);
  const process = place?.process;

  const store = useMemo(
    () => process && keptReading(['minibuild', 'contest', process, language], contestReplySchemas.Contest),
    [process, language],
  );
  const { reading, refresh } = useReading<Contest>({
    key: process && `${process} ${language}`,
    store: store || undefined,
    everyMs,
    async read(options) {
      if (!place) throw new Error('No contest is named');
      const contest = await readContest(place, language, options);
      clock.hear(contest.at, Date.now());
      return contest;
    },
  });
  const contest = valueOf(reading);
  const now = useContestTime(clock, contest?.facts ? Object.values(contest.facts.times) : []);

  const own = useOwnPart(place, everyMs, clock);
  const room: ContestRoom = useMemo(
    () => ({
      place,
      reading,
      contest,
      phase: contest && phaseOfContest(contest, now),
      now,
      refresh,
      clock,
      ...own,
    }),
    [place, reading, contest, now, refresh, clock, own],
  );
  return <ContestContext value={room}>{children}</ContestContext>;
}

function useOwnPart(
  place: ContestRoom['place'],
  everyMs: number,
  clock: ContestRoom['clock'],
): Pick<ContestRoom, 'own' | 'wantMine'> {
  const address = useConnectedSigner()?.address;
  const [isWanted, setWanted] = useState(false);
  const wantMine = useCallback(() => setWanted(true), []);
  const {
    reading,
    refresh,
    accept: take,
  } = useReading<Mine>({
    key: isWanted && place && address ? `${place.process} ${address}` : undefined,
    everyMs,
    async read(options) {
      if (!place || !address) throw new Error('There is nobody to ask for');
      return readMine(place, address, options);
    },
  });
  return useMemo(() => {
    const accept = (mine: Mine, signedAt?: number) => {
      clock.hear(mine.at, Date.now(), signedAt);
      take(mine);
    };
    return { own: { reading, mine: valueOf(reading), refresh, accept }, wantMine };
  }, [reading, refresh, take, clock, wantMine]);
}
