import type { ProcessPlace, ProcessReadOptions } from '../../../common/client';
import { rabbitCalls } from '../rabbit-calls';
import type { RabbitId } from '../rabbit-id';
import type { BoardRange } from '../reads';
import { type PrintedScans, printedSchema } from '../replies/badges';
import { type Catches, catchesSchema, type Disputes, disputesSchema } from '../replies/disputes';
import { type Acknowledgements, acknowledgementsSchema } from '../replies/roles';

/** Reads a page of the players' sealed acknowledgements of their role cards. */
export function readAcknowledgements(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<Acknowledgements> {
  const call = { action: 'Acknowledgements' as const, data: page, schema: acknowledgementsSchema };
  return rabbitCalls.read(rabbit, call, options);
}

/** Reads a page of the scans of printed badges, oldest first. */
export function readPrintedScans(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<PrintedScans> {
  return rabbitCalls.read(rabbit, { action: 'Printed', data: page, schema: printedSchema }, options);
}

/** Reads a page of the disputes, newest first. */
export function readDisputes(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<Disputes> {
  return rabbitCalls.read(rabbit, { action: 'Disputes', data: page, schema: disputesSchema }, options);
}

/**
 * Reads a page of the scans of a rabbit, newest first, whatever became of them.
 * @param page `before`: only scans before that number, which is the `next` of the page before
 */
export function readCatches(
  place: ProcessPlace,
  page: { rabbit: RabbitId; limit: number; before?: number },
  options?: ProcessReadOptions,
): Promise<Catches> {
  return rabbitCalls.read(place, { action: 'Catches', data: page, schema: catchesSchema }, options);
}
