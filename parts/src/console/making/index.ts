export { type Making, makingFields, makingSchema, type NewProcess } from './make-new-process';
export { MakingPage, type MakingWords } from './making-page';
export type { MakingState } from './use-making';
export { useMakingProcess } from './use-making-process';
