import { readTeam, type TeamView } from '@rainbow-rabbit/processes/minibuild/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useContest } from '../contest/use-contest';
import { useContestInterval } from '../contest/use-contest-interval';

/** The time between two readings of a team that somebody is invited to. */
const readEveryMs = 120_000;

/** Reads a team while it is shown. */
export function useTeam(team: number | undefined): LiveReading<TeamView> {
  const { place } = useContest();
  return useReading({
    key: place && team !== undefined ? `${place.process} team ${team}` : undefined,
    everyMs: useContestInterval(readEveryMs),
    async read(options) {
      if (!place || team === undefined) throw new Error('There is no team to ask for');
      return readTeam(place, team, options);
    },
  });
}
