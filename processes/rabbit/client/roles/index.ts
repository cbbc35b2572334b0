/** The White Rabbit's secret, printed badges and disputes. */
export { openAcknowledgement, sealAcknowledgement } from './acknowledgement';
export { type BadgeCode, badgeSecret, decodeBadge, encodeBadge, printedClaimOf } from './badge';
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
export * from './role-actions';
export * from './role-acts';
export * from './role-reads';
export {
  type DealtEdition,
  dealtEditions,
  drawCommitment,
  drawRabbit,
  eligibleRabbits,
  type LoggedAct,
  whiteRabbits,
} from './white-rabbit';
