export { weighedAct } from './act-texts';
export { type ActRequest, ActsContext, type AskForAct, type PlainAct, useAsk } from './acts';
export { ActsProvider, type ActsProviderProps } from './acts-provider';
export { SendingNote } from './sending-note';
