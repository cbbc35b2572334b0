import { within } from '@rainbow-rabbit/shared/waiting';
import { loadContentParser } from '../page-content/content-parser';
import { hasKeptPages } from '../page-ledger/kept-pages-key';

/** The wait of a page for the parser of a kept revision, in milliseconds (docs/product 9.196). */
const parserWaitMs = 1000;

/**
 * Fetches the pages of cities, which are one chunk, and with them the parser where this browser keeps a revision, so that the first render shows
 * it. A parser that is late, or does not come, leaves the built-in text there.
 * @throws Error when the page's code does not arrive
 */
export async function loadCityPages() {
  const [{ AddedCityScreen, CityScreen }] = await Promise.all([
    import('./city-pages'),
    hasKeptPages() && keptTextParser(),
  ]);
  return { AddedCityScreen, CityScreen };
}

async function keptTextParser(): Promise<void> {
  const arrived = loadContentParser().then(
    () => undefined,
    () => undefined,
  );
  await within(arrived, parserWaitMs, () => undefined);
}
