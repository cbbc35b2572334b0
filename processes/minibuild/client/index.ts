export type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
export type { PageRange } from '../../common/client/page-range';
export * from './comments';
export { contestContactKey } from './contest-secret';
export * from './domain';
export * from './entries';
export type { MinibuildErrorCode as ContestErrorCode } from './generated';
export { inviteCodes, inviteHashes, inviteSeed } from './invites';
export { askForContestKeepsake, readContestKeepsakes } from './keepsakes';
export {
  enterContest,
  invite,
  joinTeam,
  leaveTeam,
  makeTeam,
  readMine,
  readTeam,
  type SignUpFields,
  seekMembers,
  signUp,
} from './people';
export { openPreview, type Preview, previewType } from './preview';
export { contestReplySchemas } from './replies';
export type { CommentList, EntryComment } from './replies/comments';
export type { Contest, ContestFacts, ContestTexts, ContestTimes } from './replies/contest';
export type { ContestEntry, EntryFile, EntryList, EntryRow } from './replies/entries';
export type { ContestKeepsake, ContestKeepsakes } from './replies/keepsakes';
export type { Ballot, Mine, TeamView } from './replies/people';
export type { BallotList, ResultRow, Results, SheetList, SheetRow } from './replies/results';
export type {
  ContactList,
  ContactRow,
  ContestInfo,
  ContestPaymentList,
  ContestStaffLog,
  Flagged,
  FlagList,
  FlagRow,
  PaymentClaim,
  PaymentClaimList,
  PaymentRow,
  PersonList,
  PersonRow,
} from './replies/staff';
export * from './staff';
export * from './votes';
