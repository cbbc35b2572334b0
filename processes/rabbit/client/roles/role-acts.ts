import type { TxId } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessSendOptions } from '../../../common/client';
import { rabbitCalls } from '../rabbit-calls';
import { type EventInfo, eventInfoSchema } from '../replies/event';
import type { Act } from '../staff-actions';
import type { CommittedDraw } from './draw-keys';

type RoleAct<Data> = (
  rabbit: ProcessPlace,
  data: Act & Data,
  options: ProcessSendOptions,
) => Promise<EventInfo>;

const roleAct =
  <Data>(action: string): RoleAct<Data> =>
  (rabbit, data, options) =>
    rabbitCalls.send(rabbit, { action, data, reply: 'Info', schema: eventInfoSchema }, options);

/** Commits the staff to the seed of the draw, before anybody registers. */
export const commitDraw = /* @__PURE__ */ roleAct<CommittedDraw>('Draw');

/** Opens the seed of the draw after an end at which no revealed key did, for everybody to repeat it. */
export const openDraw = /* @__PURE__ */ roleAct<{
  /** 32 bytes in base64url. */
  seed: string;
  /** Editions for which the staff drew once more, each once and in their order. */
  redraws?: readonly number[];
}>('OpenDraw');

/** Deals an edition of the envelopes, whose table is on the storage network. */
export const dealEnvelopes = /* @__PURE__ */ roleAct<{
  /** One more than the latest edition; 1 at first. */
  edition: number;
  table: TxId;
  /** `envelopeTableHash`, in base64url. */
  hash: string;
  /** Rabbits that have an envelope: at least those of the first start. */
  count: number;
  /** `sealDrawPart`, in base64url. */
  sealed: string;
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
