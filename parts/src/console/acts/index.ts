export type { ActWords } from './act-sheet';
export { type ActRequest, type ActsContext, type AskForAct, useActs } from './acts';
export { ActsProvider } from './acts-provider';
export { SendingNote, type SendingWords } from './sending-note';
