export { type Making, makeNewProcess, makingFields, makingSchema, type NewProcess } from './make-new-process';
export { MakingPage, type MakingWords } from './making-page';
export { type MakingState, useMaking } from './use-making';
