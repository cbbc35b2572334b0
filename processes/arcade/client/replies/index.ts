import { batchStateSchema } from '../../../admission/client';
import { arcadeMineSchema } from './admission';
import { arcadeBoardSchema, arcadePlaceSchema } from './boards';
import { challengeListSchema, challengeSchema } from './challenges';
import { challengeKeepsakeSchema, challengeKeepsakesSchema } from './keepsakes';
import {
  begunRunSchema,
  dailyRunSchema,
  finishedRunSchema,
  openRunSchema,
  runReplaySchema,
  scoredRunSchema,
} from './runs';
import { arcadeInfoSchema, arcadeStaffLogSchema, reportedSchema } from './staff';

/** The shape of each reply, by its `Action` tag. */
export const arcadeReplySchemas = {
  Info: arcadeInfoSchema,
  StaffLog: arcadeStaffLogSchema,

  Mine: arcadeMineSchema,
  Batch: batchStateSchema,

  Begun: begunRunSchema,
  Finished: finishedRunSchema,
  Scored: scoredRunSchema,
  OpenRun: openRunSchema,
  Replay: runReplaySchema,
  Daily: dailyRunSchema,

  Board: arcadeBoardSchema,
  BoardPlace: arcadePlaceSchema,

  Challenge: challengeSchema,
  Challenges: challengeListSchema,

  Keepsake: challengeKeepsakeSchema,
  Keepsakes: challengeKeepsakesSchema,

  Reported: reportedSchema,
};
