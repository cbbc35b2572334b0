export { weighedAct } from './act-texts';
export { type ActRequest, type ActsContext, type AskForAct, type PlainAct, useActs } from './acts';
export { ActsProvider } from './acts-provider';
export { RunNote } from './run-note';
export { SendingNote, type SendingWords } from './sending-note';
