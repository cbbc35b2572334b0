export { type FirstAct, firstActSchema, firstActsLua } from './first-acts';
export {
  type MakeProcessParams,
  makeProcess,
  type ProcessMakingStep,
  processMakingSteps,
  startProblem,
} from './make-process';
export { type SpawnOnceParams, spawnOnce } from './spawn-once';
export { spawnTags } from './spawn-tags';
export { spawnWithin } from './spawn-within';
