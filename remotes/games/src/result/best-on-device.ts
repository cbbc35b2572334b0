import { keptValue } from '@rainbow-rabbit/parts/kept';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { gameNames } from '@rainbow-rabbit/processes/arcade/client/domain';
import * as v from 'valibot';

type Bests = Partial<Record<GameName, number>>;

const bests = keptValue<Bests>(
  ['games', 'bests'],
  v.record(v.picklist(gameNames), v.number()) as v.GenericSchema<unknown, Bests>,
  { absent: {} },
);

/** Returns the best score of a game on this device; undefined before its first run. */
export const bestOnDevice = (game: GameName): number | undefined => bests.read()[game];

/** Keeps a score if it is the best of its game on this device. */
export function keepBest(game: GameName, score: number): void {
  if (score > (bestOnDevice(game) ?? 0)) bests.write({ ...bests.read(), [game]: score });
}
