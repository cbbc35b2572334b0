import { routeHolds } from '@rainbow-rabbit/shared/area';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { within } from '@rainbow-rabbit/shared/waiting';
import { fetchLook } from '../chrome/layouts/use-look';
import type { AreaLoader } from './area-loader';
import { forgetPayloads, payloadIn, payloadsOf } from './area-payloads';
import type { RegisteredArea } from './area-registry';
import { loadTimeoutMs } from './timed-work';
import { whenDrawable } from './when-drawable';

interface FirstPageParams {
  areas: readonly RegisteredArea[];
  loaders: ReadonlyMap<string, AreaLoader>;
  /** The path of the page that a visit begins with, without locale prefix. */
  path: string;
  locale: Locale;
}

/**
 * Loads the area whose page a visit begins with, and resolves once that page can be drawn whole, or the failure in its
 * place: at once for other pages, and at the latest when an area's time to load is over.
 */
export async function whenFirstPageDrawable({
  areas,
  loaders,
  path,
  locale,
}: FirstPageParams): Promise<void> {
  for (const area of areas) {
    const route = area.routes.find((own) => routeHolds(own.path, path));
    const loader = loaders.get(area.name);
    if (!route || !loader) continue;
    loader.begin(route.path);
    const build = loader.build();
    const parts = [
      fetchLook(route.layout),
      whenDrawable(loader, route.path),
      // By the page's own reader, which keeps a failure: the page shows it, and doesn't wait for the same data again.
      payloadIn(build, path, locale) && payloadsOf(build)(path, locale),
    ];
    // A failure shows when the page does.
    const whole = Promise.allSettled(parts).then(() => undefined);
    await within(whole, loadTimeoutMs, () => undefined);
    // Then no page shows what became of the data: the next attempt asks for them.
    if (loader.getState().status === 'failed') forgetPayloads(build);
    return;
  }
}
