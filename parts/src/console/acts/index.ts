export { weighedAct } from './act-texts';
export type { ActRequest, ActsContext, AskForAct, PlainAct } from './acts';
export { ActsProvider } from './acts-provider';
export { SendingNote, type SendingWords } from './sending-note';
