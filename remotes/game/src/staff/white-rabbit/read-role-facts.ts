import {
  type AnswerList,
  type PlayerListRow,
  type ProcessPlace,
  readAnswers,
  readPlayers,
  readStaffLog,
} from '@rainbow-rabbit/processes/rabbit/client';
import { allRows } from './all-rows';
import { isOut } from './domain/is-out';
import { type RoleStanding, roleStanding } from './domain/role-standing';
import { drawing } from './drawing';
import type { SeedFile } from './seed-file';

/** The White Rabbit of the latest edition, and the answers of those who got the key in an envelope. */
export interface RoleFacts extends RoleStanding {
  players: readonly PlayerListRow[];
  /** All answers to the question, in the ledger's order. */
  answers: AnswerList['rows'];
  /** The White Rabbit as the list of players has it. */
  player: PlayerListRow | undefined;
  /** Players who got the key in an envelope, have answered, and are neither banned nor removed. */
  answered: readonly PlayerListRow[];
}

/**
 * Reads the White Rabbit's standing. All players, answers and acts are read, for everybody alike: a read of a single player
 * would tell the ledger's units who was drawn.
 * @throws AppError of the reads
 */
export async function readRoleFacts(rabbit: ProcessPlace, file: SeedFile): Promise<RoleFacts> {
  const [players, answers, newestFirst] = await Promise.all([
    allRows(readPlayers, rabbit),
    allRows(readAnswers, rabbit),
    allRows(readStaffLog, rabbit),
  ]);
  const standing = roleStanding({ ...file, log: newestFirst.toReversed() }, drawing);
  const answering = new Set(answers.map((answer) => answer.rabbit));
  return {
    ...standing,
    players,
    answers,
    player: players.find((player) => player.rabbit === standing.whiteRabbit),
    answered: players.filter(
      (player) => standing.holders.includes(player.rabbit) && answering.has(player.rabbit) && !isOut(player),
    ),
  };
}
