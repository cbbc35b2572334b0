export {
  type MakeProcessParams,
  makeProcess,
  type ProcessMakingStep,
  processMakingSteps,
} from './make-process';
export { postSignedItem } from './post-signed-item';
export {
  type KeptSpawn,
  type SignedSpawn,
  type SpawnItem,
  type SpawnOnceParams,
  spawnOnce,
} from './spawn-once';
export { spawnTags } from './spawn-tags';
export { spawnWithin } from './spawn-within';
