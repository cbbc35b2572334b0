import { currentLocale, type Locale } from '@rainbow-rabbit/shared/i18n';
import { linkOf } from '../link-of';
import { splitLocale } from '../locale/locale-prefix';
import { appPathOf } from './area-of-path';

const intents = ['pointerover', 'focusin'] as const;

/**
 * Calls back as soon as the pointer or the focus reaches a link to a page of the app, which is some hundred milliseconds before
 * a person follows the link.
 * @param onIntent receives the page's path without its locale prefix, and the language that the page will have
 * @param more further events that count
 * @returns the undo
 */
export function onLinkIntent(
  onIntent: (path: string, locale: Locale) => void,
  ...more: readonly 'pointerdown'[]
): () => void {
  const listen = (event: Event) => {
    const link = linkOf(event);
    const path = link && appPathOf(link);
    if (!path) return;
    const { locale = currentLocale(), path: page } = splitLocale(path);
    onIntent(page, locale);
  };
  const events = [...intents, ...more];
  for (const event of events) document.addEventListener(event, listen, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, listen);
  };
}
