/** The pure part of the client, which code in `domain/` folders may import. */
export * from '../generated';
export type { ContestOrder, ContestPhase, EntryKind, FileType, TimedPhase } from './names';
export { phaseAt } from './phases';
export { juryScore, resultPoints } from './points';
