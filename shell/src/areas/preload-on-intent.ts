import { fetchLooks } from '../chrome/layouts/use-look';
import type { AreaLoader } from './area-loader';
import { areaOfPath } from './area-of-path';
import { fetchPayload } from './area-payloads';
import type { RegisteredArea } from './area-registry';
import { onLinkIntent } from './on-link-intent';

/**
 * Loads an area as soon as the pointer or the focus reaches a link to it, with the screen that the link leads to, the looks
 * of the layouts and the data of the page.
 * @returns the undo
 */
export function preloadOnIntent(
  areas: readonly RegisteredArea[],
  loaders: ReadonlyMap<string, AreaLoader>,
): () => void {
  return onLinkIntent((path, locale) => {
    const target = areaOfPath(areas, path);
    const loader = target && loaders.get(target.area.name);
    if (!loader) return;
    void loader.preload(target.route.path);
    fetchPayload(loader.build(), path, locale);
    // A failure here shows when the page does.
    fetchLooks().catch(() => undefined);
  }, 'pointerdown');
}
