import { type PlayerListRow, type ProcessPlace, type RabbitId, readPlayers } from '../../../rabbit/client';
import { allRows } from '../all-rows';
import type { EventDraw } from './lend-draw';
import { drawOf, whiteRabbitOf } from './white-rabbit-of';

/** The White Rabbit now, as the draw shows. */
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
  /** True while a further draw has somebody to give the role to. */
  hasNext: boolean;
  /** True when the event has another key than the latest edition. */
  isKeyNew: boolean;
}

/**
 * Reads who is the White Rabbit. It reads all players alike: a question about a single player would show the ledger's units who
 * was drawn.
 * @throws AppError of the read
 */
export async function readRoleFacts(rabbit: ProcessPlace, draw: EventDraw): Promise<RoleFacts> {
  const players = await allRows(readPlayers, rabbit);
  const edition = draw.info.deal?.edition ?? 0;
  const whiteRabbit = whiteRabbitOf(draw, edition, rabbit.process);
  const since = drawOf(draw, edition) === 0 ? 1 : Math.max(...draw.redraws);
  const player = players.find((one) => one.rabbit === whiteRabbit);
  const further = { ...draw, redraws: [...draw.redraws, edition + 1] };
  const hasNext = whiteRabbitOf(further, edition + 1, rabbit.process) !== undefined;
  const dealt = draw.log.findLast(({ action }) => action === 'Deal');
  const isKeyNew = dealt !== undefined && dealt.detail?.keyDigest !== draw.info.keyDigest;
  return { edition, whiteRabbit, since, players, player, hasNext, isKeyNew };
}
