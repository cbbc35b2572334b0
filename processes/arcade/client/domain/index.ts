/** The pure part of the client, which code in `domain/` folders may import. */
export * from '../generated';
export { challengeBoard, cityBoard, dailyBoard, gameBoard } from './board-ids';
export { below, chanceFrom } from './simulation/chance';
export {
  InputLogWriter,
  type LoggedInput,
  maxInputsPerStep,
  readInputLog,
} from './simulation/input-log';
export { Replay, type ReplayMark, type RunStart } from './simulation/replay';
export type {
  ChanceState,
  GameName,
  RunPace,
  Simulation,
} from './simulation/simulation';
export { hashOf } from './simulation/state-hash';
