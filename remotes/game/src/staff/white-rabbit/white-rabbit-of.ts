import {
  type DrawnFrom,
  drawnFrom,
  type EventInfo,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { SeedFile } from './seed-file';

/** Returns the number of the draw that gives an edition its White Rabbit. */
export const drawOf = ({ redraws }: Pick<SeedFile, 'redraws'>, edition: number): number =>
  redraws.filter((from) => from <= edition).length;

/** Returns the White Rabbit of an edition; undefined before the start, and where nobody is left to be drawn. */
export function whiteRabbitOf(
  file: SeedFile,
  edition: number,
  { process, frozen, log }: Omit<DrawnFrom, 'frozen'> & { frozen: EventInfo['frozen'] },
): RabbitId | undefined {
  if (!frozen) return undefined;
  const draw = drawOf(file, edition);
  return drawnFrom({ process, seed: file.seed, frozen, log, count: draw + 1 })[draw];
}
