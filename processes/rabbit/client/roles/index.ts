/** The White Rabbit's secret, printed badges and disputes. */
export { openAcknowledgement, sealAcknowledgement } from './acknowledgement';
export { type BadgeCode, badgeSecret, decodeBadge, encodeBadge, printedClaimOf } from './badge';
export { type CommittedDraw, committedDraw, type DrawKeys } from './draw-keys';
export {
  type EnvelopePlace,
  envelopeBytes,
  isRoleKeyUsable,
  openEnvelope,
  type RoleCard,
  sealEnvelope,
} from './envelope';
export {
  type DealtTable,
  type EnvelopeTable,
  encodeEnvelopeTable,
  envelopeTableHash,
  parseEnvelopeTable,
  sealEnvelopeTable,
} from './envelope-table';
export { type DrawnEnd, type FoundWhiteRabbit, findWhiteRabbit } from './found-white-rabbit';
export * from './role-actions';
export * from './role-acts';
export * from './role-reads';
export {
  type DrawnFrom,
  type DrawPart,
  drawCommitment,
  drawnFrom,
  drawnRabbits,
  frozenHash,
  isCommittedSeed,
  type LoggedAct,
  noRegistrations,
  type OpenedRoles,
  openDrawPart,
  openRoles,
  outAtStart,
  registrationsHash,
  sealDrawPart,
} from './white-rabbit';
