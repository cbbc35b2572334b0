import type { Locale } from '@rainbow-rabbit/shared/i18n';

/**
 * Shows the first view of the front page that is written into the page in a language. Called before the browser has
 * read that part of the page, so it waits for it; the browser calls an observer before it draws.
 */
export function showFirstView(locale: Locale): void {
  const observer = new MutationObserver(() => {
    const view = document.querySelector<HTMLElement>(`[data-first-view="${locale}"]`);
    if (!view) return;
    view.hidden = false;
    observer.disconnect();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
