/** The pure part of the client, which code in `domain/` folders may import. */
export * from '../generated';
export * from '../key/key-words';
export { type RabbitId, rabbitIdSchema } from '../rabbit-id';
export type { CatchRow } from '../replies/disputes';
export type { EventPhase, RabbitColour } from '../replies/fields';
export type { Player } from '../replies/player';
export type { DisclosureOutcome, Scanned } from '../replies/scan';
export { claimWindowEnd, nearestSlot, slotOf, slotStart, slotsPerDay } from '../slots';
export { type EndingStanding, endingStanding } from './ending-standing';
export { mayWin } from './may-win';
