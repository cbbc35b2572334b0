import { prerenderedPath } from '@rainbow-rabbit/shared/area';
import { onLinkIntent } from '../areas/on-link-intent';
import type { BuildManifest } from './fetch-build';
import { payloadUrl } from './own-build';

/**
 * Fetches the data of a prerendered page of the shell, as the build's record lists them, as soon as the pointer or the focus
 * reaches a link to it.
 * @returns the undo
 */
export function fetchPayloadsAhead({ prerendered }: BuildManifest): () => void {
  const asked = new Set<string>();
  return onLinkIntent((path, locale) => {
    const page = prerenderedPath(path, locale);
    if (asked.has(page) || !prerendered.includes(page) || !navigator.onLine) return;
    asked.add(page);
    // A page that is visited takes the answer from the browser's cache; a failure shows there.
    void fetch(payloadUrl(page)).catch(() => undefined);
  });
}
