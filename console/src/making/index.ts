export { MakingPage, type MakingWords } from './making-page';
export { type MakingState, useMaking } from './use-making';
