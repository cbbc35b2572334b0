import { useMessageIfKnown } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useLayoutEffect } from 'react';
import { productName } from './product-name';

const titles = { page: productName, trouble: '' };

function showTitle(change: Partial<typeof titles>): void {
  Object.assign(titles, change);
  document.title = titles.trouble || titles.page;
}

const withProduct = (title: string): string =>
  title && title !== productName ? `${title} · ${productName}` : productName;

/**
 * Names the document after the page, in the language of the page; while the catalogue with the title isn't loaded, by the
 * title that is known without it, or else by the product's name alone.
 */
export function useDocumentTitle(namespace: string, titleKey: string, known = ''): void {
  const title = useMessageIfKnown(namespace, titleKey) ?? known;
  const page = withProduct(title);
  // Before the effects of the page itself, which may name its own parts.
  useLayoutEffect(() => showTitle({ page }), [page]);
}

/** Names the document after the error page that replaces a page, for as long as it is shown. */
export function useTroubleTitle(title: string): void {
  useEffect(() => {
    showTitle({ trouble: withProduct(title) });
    return () => showTitle({ trouble: '' });
  }, [title]);
}
