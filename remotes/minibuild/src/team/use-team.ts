import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { readTeam, type TeamView } from '@rainbow-rabbit/processes/minibuild/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useContest } from '../contest/use-contest';

/** The time between two readings of a team that somebody is invited to. */
const readEveryMs = 120_000;

/** Reads a team while it is shown. */
export function useTeam(team: number | undefined): LiveReading<TeamView> {
  const { place } = useContest();
  return useReading({
    key: place && team !== undefined ? `${place.process} team ${team}` : undefined,
    everyMs: useWakingInterval(readEveryMs),
    async read(options) {
      if (!place || team === undefined) throw new Error('There is no team to ask for');
      return readTeam(place, team, options);
    },
  });
}
