export type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
export { type Chain, createChain, earlierToken, previousToken } from './chain';
export { codeLength } from './checked-code';
export { claimOf } from './claim';
export { type DecodedCode, decodeCode, encodeCode, eventTag, type RabbitCode } from './code';
export * from './domain';
export { answerOf } from './key/answer';
export { deriveKey, keyDigestOf } from './key/event-key';
export * from './player-actions';
export { createRabbitClient, type RabbitClient } from './rabbit-client';
export * from './reads';
export { isRabbitRefusal } from './refusal';
export { replySchemas } from './replies';
export type { Answered, AnswerList, Revealed, Winner } from './replies/answer';
export type { EventInfo } from './replies/event';
export { eventInfoSchema } from './replies/event';
export { type Leaderboard, type LeaderboardRow, leaderboardSchema } from './replies/leaderboard';
export { type Me, meSchema, type Player } from './replies/player';
export type {
  Acknowledgements,
  Catches,
  Disputed,
  Disputes,
  PrintedScans,
  ScannedPrinted,
} from './replies/roles';
export type { BatchState, Contacts, PlayerList, PlayerListRow, StaffLog } from './replies/staff';
export { type NamedRabbits, playersOfStandings, type Standings } from './replies/standings';
export * from './roles';
export { maxContactBytes, openContact, sealContact } from './sealed-contact';
export * from './snapshot';
export * from './staff-actions';
export * from './tickets';
