import { batchStateSchema } from '../../../admission/client';
import { commentListSchema } from './comments';
import { contestSchema } from './contest';
import { entryListSchema, entrySchema } from './entries';
import { contestKeepsakeSchema, contestKeepsakesSchema } from './keepsakes';
import { ballotSchema, contestTeamSchema, mineSchema } from './people';
import { ballotListSchema, resultsSchema, sheetListSchema, sheetSchema } from './results';
import {
  contactListSchema,
  contestInfoSchema,
  contestPaymentListSchema,
  contestStaffLogSchema,
  flaggedSchema,
  flagListSchema,
  paymentClaimListSchema,
  personListSchema,
} from './staff';

/** The shape of each reply, by its `Action` tag. */
export const contestReplySchemas = {
  Info: contestInfoSchema,
  StaffLog: contestStaffLogSchema,
  Contest: contestSchema,

  Batch: batchStateSchema,

  Mine: mineSchema,
  Team: contestTeamSchema,

  Entries: entryListSchema,
  Entry: entrySchema,
  Comments: commentListSchema,
  Flagged: flaggedSchema,
  Flags: flagListSchema,

  Keepsake: contestKeepsakeSchema,
  Keepsakes: contestKeepsakesSchema,

  Ballot: ballotSchema,
  Ballots: ballotListSchema,

  Sheet: sheetSchema,
  Sheets: sheetListSchema,
  Results: resultsSchema,

  People: personListSchema,
  Contacts: contactListSchema,
  Payments: contestPaymentListSchema,
  Claims: paymentClaimListSchema,
};
