export { knownModule } from './known-module';
export * from './message';
export { fingerprintOf, type PackedState, packState, unpackState } from './packed-state';
export { ReplayedState } from './replayed-state';
export { startProgram } from './start-program';
