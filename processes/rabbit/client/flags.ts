import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { rabbitCalls } from './rabbit-calls';
import type { RabbitId } from './rabbit-id';
import type { BoardRange } from './reads';
import { type FlaggedNames, flaggedNamesSchema, nameFlaggedSchema } from './replies/flags';

/** A player's word to the staff that another one's nickname is against the rules. */
export interface NameFlag {
  rabbit: RabbitId;
  reason: string;
}

/**
 * Flags a nickname for the staff, once.
 * @throws AppError `player.unknown`, `player.banned`, `rabbit.unknown`, `flag.malformed`, `flag.hidden`, `flag.repeated`, `flag.too-many`
 */
export async function flagName(
  rabbit: ProcessPlace,
  data: NameFlag,
  options: ProcessSendOptions,
): Promise<void> {
  const call = { action: 'Flag' as const, data, reply: 'Flagged', schema: nameFlaggedSchema };
  await rabbitCalls.send(rabbit, call, options);
}

/** Reads a page of the players whose nicknames are flagged, of at most `maxFlagsPage` rows. */
export function readFlaggedNames(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<FlaggedNames> {
  return rabbitCalls.read(rabbit, { action: 'Flags', data: page, schema: flaggedNamesSchema }, options);
}
