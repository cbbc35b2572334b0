import { addFlagMessages } from '@rainbow-rabbit/parts/flags/messages';

/** Loads the sheet that reports a thing, with its words. */
export const loadReportSheet = async () =>
  (await Promise.all([import('./report-sheet'), addFlagMessages()]))[0].ReportSheet;
