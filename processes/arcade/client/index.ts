export type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
export type { PageRange } from '../../common/client/page-range';
export * from './admission';
export * from './boards';
export * from './challenges';
export * from './domain';
export { askForChallengeKeepsake, readChallengeKeepsakes } from './keepsakes';
export { arcadeReplySchemas } from './replies';
export type { ArcadeMine } from './replies/admission';
export type { ArcadeBoard, ArcadePlace, ArcadeRow } from './replies/boards';
export type { Challenge, ChallengeList, ChallengeRow } from './replies/challenges';
export type { ChallengeKeepsake, ChallengeKeepsakes } from './replies/keepsakes';
export type {
  ArcadeList,
  BegunRun,
  BoardStanding,
  DailyRun,
  KnownRun,
  RunReplay,
  ScoredRun,
} from './replies/runs';
export type { ArcadeInfo, ArcadeStaffLog, Reported } from './replies/staff';
export * from './runs';
export * from './staff';
