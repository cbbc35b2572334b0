import { addCatalogues, changeLocale, locales, startI18n } from '@rainbow-rabbit/shared/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { shellCatalogues } from '../messages';
import { FirstView } from './first-view';

/**
 * Renders the first view in every language, each in an element that the boot script shows if it is the visitor's
 * (`boot/show-first-view.ts`). Runs while the shell is built.
 */
export async function renderFirstView(): Promise<string> {
  await startI18n({ locale: locales[0].code });
  await addCatalogues('shell', shellCatalogues);
  const views: string[] = [];
  for (const { code, iso } of locales) {
    await changeLocale(code);
    // No id may be there twice, and nothing refers to those of a view without its app.
    const markup = renderToStaticMarkup(<FirstView />).replace(/ id="[^"]*"/g, '');
    views.push(`<div class="rr-first-view" data-first-view="${code}" lang="${iso}" hidden>${markup}</div>`);
  }
  return views.join('\n');
}
