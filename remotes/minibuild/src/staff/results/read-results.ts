import { readAllPages } from '@rainbow-rabbit/parts/rows';
import {
  defaultPageLimit,
  type EntryRow,
  maxEntries,
  maxEntriesPage,
  maxJudgesEver,
  type ProcessPlace,
  type ProcessReadOptions,
  type ResultRow,
  readEntries,
  readResults,
  readSheets,
} from '@rainbow-rabbit/processes/minibuild/client';
import { type PreviewRow, previewResults, type ResultRules } from './preview-results.domain';

/** Reads all entries as the staff see them. */
const readAllEntries = (contest: ProcessPlace, options: ProcessReadOptions): Promise<EntryRow[]> =>
  readAllPages(
    (range) => readEntries(contest, { ...range, order: 'newest', staff: true }, options),
    maxEntriesPage,
    maxEntries,
  );

/** Reads what the results would be if they were published now. */
export async function readPreview(
  contest: ProcessPlace,
  rules: ResultRules,
  options: ProcessReadOptions,
): Promise<PreviewRow[]> {
  const entries = await readAllEntries(contest, options);
  const sheets = await readAllPages(
    (range) => readSheets(contest, range, options),
    defaultPageLimit,
    maxEntries * maxJudgesEver,
  );
  return previewResults(entries, sheets, rules);
}

/** Reads all published results. */
export const readAllResults = (contest: ProcessPlace, options: ProcessReadOptions): Promise<ResultRow[]> =>
  readAllPages((range) => readResults(contest, range, options), defaultPageLimit, maxEntries);
