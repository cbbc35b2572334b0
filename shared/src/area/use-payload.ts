import { createContext, use, useContext, useDeferredValue } from 'react';
import { type Locale, useLocale } from '../i18n';

/**
 * Returns the data of a path in a language, and begins to fetch them if that is needed; the same promise for the same path
 * and language. It rejects with AppError `area.*`.
 * @throws AppError `area.broken` for a path without data
 */
export type ReadPayload = (path: string, locale: Locale) => Promise<unknown>;

/** The shell gives each area its own. */
export const PayloadContext = createContext<ReadPayload>((path) => {
  throw new Error(`No shell gives the data of ${path}.`);
});

/**
 * Returns the data of one of the area's pages, as `payloads/<language>/<path>.json` held them when the area was built, in
 * the language of the page. They are fetched with the area's code. Until they are there, the earlier page stays; a page
 * that was opened at once is a skeleton. After a change of language, the page stays as it is until the others have come. If
 * they can't be had, the shell says so in the area's place, with Retry.
 * @param path from the root, without locale prefix: `/hall/london`
 * @returns the JSON, unchecked; the same object as long as path and language are the same
 * @throws AppError `area.*`
 */
export function usePayload(path: string): unknown {
  const read = useContext(PayloadContext);
  return use(read(path, useDeferredValue(useLocale().code)));
}
