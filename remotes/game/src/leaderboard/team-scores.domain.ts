import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { type Colour, colours } from '@rainbow-rabbit/shared/ui';

interface TeamScore {
  colour: Colour;
  /** Colours that a player of the team has on average. */
  average: number;
}

/**
 * Returns the teams that have players, the best first, equal ones in the order in which colours are dealt; none before
 * somebody has a colour.
 */
export function teamScores({ teams }: Pick<EventInfo, 'teams'>): TeamScore[] {
  if (teams.colours.every((count) => count === 0)) return [];
  return colours
    .map((colour, index) => ({
      colour,
      average: (teams.colours[index] ?? 0) / (teams.players[index] ?? 0),
    }))
    .filter(({ average }) => Number.isFinite(average))
    .sort((one, other) => other.average - one.average);
}
