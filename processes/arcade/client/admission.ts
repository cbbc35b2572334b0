import type { Address } from '@rainbow-rabbit/shared/arweave';
import { type BatchState, batchStateSchema, type Ticket } from '../../admission/client';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { arcadeCalls } from './arcade-calls';
import { type ArcadeMine, arcadeMineSchema } from './replies/admission';
import { arcadeAct } from './staff';

/**
 * Asks the arcade to count the sender as a person: by a ticket at once, or, where it lists events, by their answers, which come soon
 * after. What the sender has on boards moves to the list of people.
 * @throws AppError `admission.done`, `admission.not-needed`, `ticket.missing`, `ticket.unknown`, `ticket.used`
 */
export function enterArcade(
  arcade: ProcessPlace,
  data: { ticket?: Ticket },
  options: ProcessSendOptions,
): Promise<ArcadeMine> {
  return arcadeCalls.send(
    arcade,
    { action: 'Enter', data, reply: 'Mine', schema: arcadeMineSchema },
    options,
  );
}

/** Reads the standing of an address in the arcade. */
export function readArcadeMine(
  arcade: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<ArcadeMine> {
  return arcadeCalls.read(arcade, { action: 'Mine', data: { address }, schema: arcadeMineSchema }, options);
}

/** Says whom the arcade counts as people. */
export const setArcadeAdmission = /* @__PURE__ */ arcadeAct('Admission');

/**
 * Adds a batch of tickets.
 * @throws AppError `staff.batch-taken`
 */
export const admitArcadeTickets = /* @__PURE__ */ arcadeAct('Admit');

/** Reads a batch of tickets, and which of them were used. */
export function readArcadeBatch(
  arcade: ProcessPlace,
  batch: number,
  options?: ProcessReadOptions,
): Promise<BatchState> {
  return arcadeCalls.read(arcade, { action: 'Batch', data: { batch }, schema: batchStateSchema }, options);
}
