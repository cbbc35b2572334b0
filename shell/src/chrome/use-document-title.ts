import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const productName = 'Rainbow Rabbit';

/**
 * Names the document after the page, in the language of the page; by the product's name alone while the
 * catalogue with the title isn't loaded.
 */
export function useDocumentTitle(namespace: string, titleKey: string | undefined): void {
  const { t, i18n } = useTranslation(namespace);
  const title = titleKey && i18n.exists(titleKey, { ns: namespace }) ? t(titleKey) : '';
  useEffect(() => {
    document.title = title && title !== productName ? `${title} · ${productName}` : productName;
  }, [title]);
}
