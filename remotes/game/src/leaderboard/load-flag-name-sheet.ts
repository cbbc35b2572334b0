import { addFlagMessages } from '@rainbow-rabbit/parts/flags/messages';

/** Loads the sheet that reports a nickname, with its words. */
export const loadFlagNameSheet = async () =>
  (await Promise.all([import('./flag-name-sheet'), addFlagMessages()]))[0].FlagNameSheet;
