import { type BatchState, batchStateSchema, type Ticket } from '../../admission/client';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { communityCalls } from './community-calls';
import { type Earnings, earningsSchema } from './replies/accounts';
import { communityAct } from './staff';

/**
 * Asks the community to count the sender as a person: by a ticket at once, or, where it lists events, by their answers, which come
 * soon after; `Earnings.admission` says so.
 * @throws AppError `admission.done`, `admission.not-needed`, `ticket.missing`, `ticket.unknown`, `ticket.used`
 */
export function enterCommunity(
  community: ProcessPlace,
  data: { ticket?: Ticket },
  options: ProcessSendOptions,
): Promise<Earnings> {
  const call = { action: 'Enter' as const, data, reply: 'Earned', schema: earningsSchema };
  return communityCalls.send(community, call, options);
}

/** Sets whom the community counts as people. Only they are paid, and nobody while it admits anybody. */
export const setCommunityAdmission = /* @__PURE__ */ communityAct('Admission');

/** Adds a batch of tickets of the community: the next one, by its Merkle root in base64url. */
export const admitCommunityTickets = /* @__PURE__ */ communityAct('Admit');

/** Reads a batch of tickets, and which of them were used. */
export function readCommunityBatch(
  community: ProcessPlace,
  batch: number,
  options?: ProcessReadOptions,
): Promise<BatchState> {
  return communityCalls.read(
    community,
    { action: 'Batch', data: { batch }, schema: batchStateSchema },
    options,
  );
}
