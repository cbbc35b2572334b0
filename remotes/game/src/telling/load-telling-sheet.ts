import { addEventTellingMessages } from './telling-messages';

/** Loads the sheet that offers an event's news, with its words. */
export const loadTellingSheet = async () =>
  (await Promise.all([import('./telling-sheet'), addEventTellingMessages()]))[0].TellingSheet;
