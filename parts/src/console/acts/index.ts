export { RunNote } from '../desk/run-note';
export { weighedAct } from './act-texts';
export { type ActRequest, type ActsContext, type AskForAct, type PlainAct, useActs } from './acts';
export { ActsProvider } from './acts-provider';
export { SendingNote, type SendingWords } from './sending-note';
