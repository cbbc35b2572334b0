import {
  type PlayerListRow,
  type ProcessPlace,
  type RabbitId,
  readEventInfo,
  readPlayers,
} from '@rainbow-rabbit/processes/rabbit/client';
import { allActs, allRows } from './all-rows';
import type { SeedFile } from './seed-file';
import { drawOf, whiteRabbitOf } from './white-rabbit-of';

/** The White Rabbit now, as the seed's file shows. */
export interface RoleFacts {
  /** The latest edition; 0 before the first. */
  edition: number;
  /** Undefined where nobody could be drawn. */
  whiteRabbit: RabbitId | undefined;
  /** The first edition from which on that player has been the White Rabbit. */
  since: number;
  players: readonly PlayerListRow[];
  /** The White Rabbit among them. */
  player: PlayerListRow | undefined;
}

/**
 * Reads who is the White Rabbit. It reads all players and acts alike: a question about a single player would show the ledger's
 * units who was drawn.
 * @throws AppError of the reads
 */
export async function readRoleFacts(rabbit: ProcessPlace, file: SeedFile): Promise<RoleFacts> {
  const [info, players, log] = await Promise.all([
    readEventInfo(rabbit, { maxAgeMs: 0 }),
    allRows(readPlayers, rabbit),
    allActs(rabbit),
  ]);
  const edition = info.deal?.edition ?? 0;
  const place = { process: rabbit.process, frozen: info.frozen, log };
  const whiteRabbit = whiteRabbitOf(file, edition, place);
  const since = drawOf(file, edition) === 0 ? 1 : Math.max(...file.redraws.filter((from) => from <= edition));
  return {
    ...{ edition, whiteRabbit, since, players },
    player: players.find((player) => player.rabbit === whiteRabbit),
  };
}
