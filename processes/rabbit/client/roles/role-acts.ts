import type { TxId } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessSendOptions } from '../../../common/client';
import { rabbitCalls } from '../rabbit-calls';
import { type EventInfo, eventInfoSchema } from '../replies/event';
import type { Act } from '../staff-actions';

type RoleAct<Data> = (
  rabbit: ProcessPlace,
  data: Act & Data,
  options: ProcessSendOptions,
) => Promise<EventInfo>;

const roleAct =
  <Data>(action: string): RoleAct<Data> =>
  (rabbit, data, options) =>
    rabbitCalls.send(rabbit, { action, data, reply: 'Info', schema: eventInfoSchema }, options);

/** Commits the staff to the seed of the draw: `drawCommitment` in base64url. */
export const commitDraw = /* @__PURE__ */ roleAct<{ commitment: string }>('Draw');

/** Opens the seed of the draw after the end, for everybody to repeat it. */
export const openDraw = /* @__PURE__ */ roleAct<{
  /** 32 bytes in base64url. */
  seed: string;
  /** Editions for which the staff drew once more, one entry for each further draw. */
  redraws?: readonly number[];
}>('OpenDraw');

/** Deals an edition of the envelopes, whose table is on the storage network. */
export const dealEnvelopes = /* @__PURE__ */ roleAct<{
  /** One more than the latest edition; 1 at first. */
  edition: number;
  table: TxId;
  /** `envelopeTableHash`, in base64url. */
  hash: string;
  count: number;
  /** Acts of the staff that the draw took into account: the `total` of the `StaffLog` that was read. */
  acts: number;
}>('Deal');

/** Settles scans of printed badges, by their numbers: at most 20 in all. */
export const settlePrinted = /* @__PURE__ */ roleAct<{
  confirm?: readonly number[];
  strike?: readonly number[];
}>('SettlePrinted');

/** Records the payment of the prize, by the id of its transaction. */
export const recordPayment = /* @__PURE__ */ roleAct<{ payment: TxId; note?: string }>('Pay');

/** Strikes the scan that a player disputes, or dismisses the dispute. */
export const resolveDispute = /* @__PURE__ */ roleAct<{
  dispute: number;
  outcome: 'strike' | 'dismiss';
}>('Resolve');
