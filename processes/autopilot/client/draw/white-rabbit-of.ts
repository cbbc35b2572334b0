import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { drawnFrom, type RabbitId } from '../../../rabbit/client';
import type { EventDraw } from './lend-draw';

/** Returns the number of the draw that gives an edition its White Rabbit. */
export const drawOf = ({ redraws }: Pick<EventDraw, 'redraws'>, edition: number): number =>
  redraws.filter((from) => from <= edition).length;

/** Returns the White Rabbit of an edition; undefined before the start, and where nobody is left to be drawn. */
export function whiteRabbitOf(
  {
    seed,
    redraws,
    log,
    info: { frozen },
  }: Pick<EventDraw, 'redraws' | 'log'> & { seed: Uint8Array; info: Pick<EventDraw['info'], 'frozen'> },
  edition: number,
  process: ProcessId,
): RabbitId | undefined {
  if (!frozen) return undefined;
  const draw = drawOf({ redraws }, edition);
  return drawnFrom({ process, seed, frozen, log, count: draw + 1 })[draw];
}
