import { currentLocale, defaultLocale } from '@rainbow-rabbit/shared/i18n';
import { appPathOf } from '../areas/area-of-path';
import { splitLocale } from '../locale/locale-prefix';
import type { BuildManifest } from './fetch-build';

const intents = ['pointerover', 'focusin'] as const;

/** Returns the address of the data that a link of the app leads to, in the language that its page will have. */
function payloadOf(link: HTMLAnchorElement, { id, prerendered }: BuildManifest): string | undefined {
  const { locale = currentLocale(), path } = splitLocale(appPathOf(link) ?? '');
  const whole = locale === defaultLocale ? path : `/${locale}${path}`;
  if (!prerendered.includes(whole)) return undefined;
  return new URL(`.${whole}/_payload.json?${id}`, document.baseURI).href;
}

/**
 * Fetches the data of a prerendered page, as the build's record lists them, as soon as the pointer or the focus reaches a
 * link to it.
 * @returns the undo
 */
export function fetchPayloadsAhead(manifest: BuildManifest): () => void {
  const asked = new Set<string>();
  const ask = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const href = link && payloadOf(link, manifest);
    if (!href || asked.has(href) || !navigator.onLine) return;
    asked.add(href);
    // A page that is visited takes the answer from the browser's cache; a failure shows there.
    void fetch(href).catch(() => undefined);
  };
  for (const intent of intents) document.addEventListener(intent, ask, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, ask);
  };
}
