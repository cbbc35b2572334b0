export { type Making, makingFields, makingSchema, type NewProcess } from './make-new-process';
export { MakingPage } from './making-page';
export type { MakingState } from './use-making';
export { useMakingWithSecret } from './use-making-process';
