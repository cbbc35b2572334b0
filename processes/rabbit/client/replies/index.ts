import { batchStateSchema } from '../../../admission/client';
import { answeredSchema, answersSchema, revealedSchema } from './answer';
import { printedSchema, scannedPrintedSchema } from './badges';
import { catchesSchema, disputedSchema, disputesSchema } from './disputes';
import { eventInfoSchema } from './event';
import { flaggedNamesSchema, nameFlaggedSchema } from './flags';
import { keepsakeSchema, keepsakesSchema } from './keepsakes';
import { leaderboardSchema } from './leaderboard';
import { personSchema } from './person';
import { meSchema, playerSchema } from './player';
import { acknowledgedSchema, acknowledgementsSchema } from './roles';
import { disclosedSchema, scannedSchema, settledSchema } from './scan';
import { contactsSchema, playerListSchema, staffLogSchema } from './staff';
import { standingsSchema } from './standings';

/** The shape of each reply, by its `Action` tag. */
export const replySchemas = {
  Info: eventInfoSchema,
  Me: meSchema,
  Person: personSchema,
  Leaderboard: leaderboardSchema,
  Standings: standingsSchema,
  StaffLog: staffLogSchema,
  Contacts: contactsSchema,
  Players: playerListSchema,
  Batch: batchStateSchema,
  Registered: playerSchema,
  Rekeyed: playerSchema,
  Scanned: scannedSchema,
  Disclosed: disclosedSchema,
  Answered: answeredSchema,
  Revealed: revealedSchema,
  Answers: answersSchema,
  Settled: settledSchema,
  Acknowledgements: acknowledgementsSchema,
  Printed: printedSchema,
  Disputes: disputesSchema,
  Catches: catchesSchema,
  Acknowledged: acknowledgedSchema,
  ScannedPrinted: scannedPrintedSchema,
  Disputed: disputedSchema,
  Flagged: nameFlaggedSchema,
  Flags: flaggedNamesSchema,
  Keepsake: keepsakeSchema,
  Keepsakes: keepsakesSchema,
};
