export {
  type BatchState,
  makeTickets,
  parseTicket,
  type Ticket,
  type TicketBatch,
  ticketText,
} from '../../admission/client';
export type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
export type { Chain } from '../../presence/client';
export { maxContactBytes, openContact, sealContact } from '../../sealing/client';
export { createChain, earlierToken, previousToken } from './chain';
export { claimOf } from './claim';
export { codeLength, type DecodedCode, decodeCode, encodeCode, eventTag, type RabbitCode } from './code';
export * from './domain';
export { answerOf } from './key/answer';
export { deriveKey, keyDigestOf } from './key/event-key';
export * from './player-actions';
export { createRabbitClient, type RabbitClient } from './rabbit-client';
export * from './reads';
export { isRabbitRefusal } from './refusal';
export { replySchemas } from './replies';
export type { Answered, AnswerList, Revealed, Winner } from './replies/answer';
export type { PrintedScans, ScannedPrinted } from './replies/badges';
export type { Catches, Disputed, Disputes } from './replies/disputes';
export type { EventInfo } from './replies/event';
export { eventInfoSchema } from './replies/event';
export { type Leaderboard, type LeaderboardRow, leaderboardSchema } from './replies/leaderboard';
export { type Me, meSchema, type Player } from './replies/player';
export type { Acknowledgements } from './replies/roles';
export type { Contacts, PlayerList, PlayerListRow, StaffLog } from './replies/staff';
export { type NamedRabbits, playersOfStandings, type Standings } from './replies/standings';
export * from './roles';
export * from './snapshot';
export * from './staff-actions';
