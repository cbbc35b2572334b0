import { fetchLooks } from '../chrome/layouts/use-look';
import type { AreaLoader } from './area-loader';
import { appPathOf, areaOfPath } from './area-of-path';
import type { RegisteredArea } from './area-registry';

/**
 * Loads an area, with the looks of its layouts, as soon as the pointer or the focus reaches a link to it, which is some hundred milliseconds
 * before a person follows the link.
 * @returns the undo
 */
export function preloadOnIntent(
  areas: readonly RegisteredArea[],
  loaders: ReadonlyMap<string, AreaLoader>,
): () => void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link && appPathOf(link);
    const area = path && areaOfPath(areas, path);
    if (!area) return;
    void loaders.get(area.name)?.preload();
    // A failure here shows when the page does.
    fetchLooks().catch(() => undefined);
  };
  const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, preloadTarget, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, preloadTarget);
  };
}
