import { staffAction } from '../staff-actions';

/** Commits the staff to the seed of the draw, before anybody registers. */
export const commitDraw = /* @__PURE__ */ staffAction('Draw');

/** Opens the seed of the draw after an end at which no revealed key did, for everybody to repeat it. */
export const openDraw = /* @__PURE__ */ staffAction('OpenDraw');

/** Deals an edition of the envelopes, whose table is on the storage network. */
export const dealEnvelopes = /* @__PURE__ */ staffAction('Deal');

/** Settles scans of printed badges, by their numbers: at most 20 in all. */
export const settlePrinted = /* @__PURE__ */ staffAction('SettlePrinted');

/** Records the payment of the prize, by the id of its transaction. */
export const recordPayment = /* @__PURE__ */ staffAction('Pay');

/** Strikes the scan that a player disputes, or dismisses the dispute. */
export const resolveDispute = /* @__PURE__ */ staffAction('Resolve');
