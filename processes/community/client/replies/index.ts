import { batchStateSchema } from '../../../admission/client';
import { earningsSchema } from './accounts';
import { boardListSchema, boardPageSchema, boardPlaceSchema, boardSearchSchema } from './boards';
import { cityIndexSchema, cityListSchema, organisersSchema } from './cities';
import { checkedInSchema, doorDisclosedSchema, doorSchema } from './doors';
import { announcedEventsSchema, changedEventSchema, proposedEventsSchema } from './events';
import { flaggedThingsSchema, thingFlaggedSchema } from './flags';
import { leagueRoundSchema, leagueSchema, teamSchema } from './league';
import {
  comersSchema,
  comingSchema,
  meetUpKeepsakeSchema,
  meetUpListSchema,
  meetUpSchema,
  ownMeetUpsSchema,
  savedMeetUpSchema,
} from './meet-ups';
import { cityPageSchema, publishedSchema, revisionListSchema } from './pages';
import { paymentListSchema, sentClaimSchema } from './payments';
import { personPageSchema, shownPageSchema } from './person-pages';
import { membershipSchema, nameListSchema, ownNameSchema } from './profiles';
import { pointsSchema, sourceListSchema } from './sources';
import { communityInfoSchema, communityStaffLogSchema } from './staff';
import { potSchema } from './token';

/** The shape of each reply, by its `Action` tag; every room has its own part. */
export const communityReplySchemas = {
  Info: communityInfoSchema,
  StaffLog: communityStaffLogSchema,

  Batch: batchStateSchema,

  Cities: cityListSchema,
  CityIndex: cityIndexSchema,
  Organisers: organisersSchema,

  AnnouncedEvents: announcedEventsSchema,
  AnnounceEvent: changedEventSchema,
  WithdrawEvent: changedEventSchema,
  ProposedEvents: proposedEventsSchema,
  ProposeEvent: changedEventSchema,
  DeclineEvent: changedEventSchema,

  CityPage: cityPageSchema,
  Published: publishedSchema,
  Revisions: revisionListSchema,

  Profile: ownNameSchema,
  Names: nameListSchema,
  Mine: membershipSchema,
  ShowPage: shownPageSchema,
  PersonPage: personPageSchema,

  Flagged: thingFlaggedSchema,
  Flags: flaggedThingsSchema,

  MeetUpSaved: savedMeetUpSchema,
  MeetUps: meetUpListSchema,
  MeetUpById: meetUpSchema,
  Coming: comingSchema,
  MyMeetUps: ownMeetUpsSchema,
  Comers: comersSchema,
  Keepsake: meetUpKeepsakeSchema,

  Door: doorSchema,
  CheckedIn: checkedInSchema,
  Disclosed: doorDisclosedSchema,

  Boards: boardListSchema,
  Board: boardPageSchema,
  BoardPlace: boardPlaceSchema,
  BoardSearch: boardSearchSchema,

  Points: pointsSchema,
  Sources: sourceListSchema,

  League: leagueSchema,
  LeagueRound: leagueRoundSchema,
  Join: teamSchema,

  Pot: potSchema,
  Earned: earningsSchema,
  Claim: sentClaimSchema,
  Payments: paymentListSchema,
};
