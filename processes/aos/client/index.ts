export { knownModule } from './known-module';
export {
  type AosEnvironment,
  type AosMessage,
  type AosOutgoing,
  type AosResult,
  type AosTag,
  aosEnvironment,
  aosMessage,
  bootMessage,
} from './message';
export { fingerprintOf, type PackedState, packState, unpackState } from './packed-state';
export { ReplayedState } from './replayed-state';
export { startProgram } from './start-program';
