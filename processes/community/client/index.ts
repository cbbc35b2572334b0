export type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
export type { PageRange } from '../../common/client/page-range';
export * from './accounts';
export * from './admission';
export * from './boards';
export * from './cities';
export { isCitySlugForm } from './city-slug';
export * from './domain';
export * from './door-presence';
export * from './doors';
export * from './events';
export * from './flags';
export * from './league';
export * from './meet-up-news';
export * from './meet-ups';
export * from './pages';
export * from './payments';
export * from './person-pages';
export * from './profiles';
export { communityReplySchemas } from './replies';
export type { Award, Earnings } from './replies/accounts';
export type { BoardList, BoardPage, BoardPlace, BoardRow, BoardSearch, BoardSummary } from './replies/boards';
export type { CityList, CityLook, SkylineParameters } from './replies/cities';
export type { CheckedIn, Door, DoorDisclosed } from './replies/doors';
export type { AnnouncedEvent } from './replies/events';
export type { FlaggedThing, FlaggedThings } from './replies/flags';
export type { LeagueRound, LeagueSeason, LeagueTableRow, TeamChoice } from './replies/league';
export type {
  AttendedState,
  Comers,
  Coming,
  ComingState,
  MeetUp,
  MeetUpRows,
  OwnMeetUp,
} from './replies/meet-ups';
export type { CityPage, Published, RevisionList, RevisionRow } from './replies/pages';
export { cityPageSchema } from './replies/pages';
export type { Payment, PaymentList, SentClaim } from './replies/payments';
export type { PersonPage, ShownPage } from './replies/person-pages';
export type { Membership, NameList, OwnName } from './replies/profiles';
export type { SourceList } from './replies/sources';
export type { CommunityInfo, CommunityStaffLog } from './replies/staff';
export type { Pot } from './replies/token';
export * from './sources';
export * from './staff';
export * from './token';
