export {
  type MakeProcessParams,
  makeProcess,
  type ProcessMakingStep,
  processMakingSteps,
} from './make-process';
export { type SpawnOnceParams, spawnOnce } from './spawn-once';
export { spawnTags } from './spawn-tags';
export { spawnWithin } from './spawn-within';
