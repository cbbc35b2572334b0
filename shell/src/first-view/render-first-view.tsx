import { addCatalogues, changeLocale, locales, startI18n } from '@rainbow-rabbit/shared/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { layoutsWithWords } from '../boot/early-words';
import { looks } from '../chrome/layouts/looks';
import { shellCatalogues } from '../messages';
import { type BrowserVersions, TooOldText, tooOldTexts } from '../too-old/too-old-text';
import { FirstView } from './first-view';
import { PageFrame } from './page-frame';

/** Renders what the boot script draws the first views of areas' pages with: columns, and the attributes of layouts. */
function renderFrames(): string {
  const frames = (['narrow', 'normal'] as const).map(
    (width) => `<div data-frame="${width}" hidden>${renderToStaticMarkup(<PageFrame width={width} />)}</div>`,
  );
  const dresses = layoutsWithWords.flatMap((name) =>
    name === 'default' ? [] : [[name, { header: looks[name].header, main: looks[name].main }]],
  );
  const json = JSON.stringify(Object.fromEntries(dresses));
  return `${frames.join('')}<script type="application/json" id="layout-dresses">${json}</script>`;
}

/**
 * Renders the first view in every language, each in an element that the boot script shows if it is the visitor's
 * (`boot/show-first-view.ts`), and the frames for pages of areas. Runs while the shell is built.
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
  return [...views, renderFrames()].join('\n');
}

/**
 * Renders what a browser that is too old shows, in every language below each other: such a browser needn't choose
 * (`too-old/too-old.ts`). Runs while the shell is built.
 */
export async function renderTooOld(versions: BrowserVersions): Promise<string> {
  await startI18n({ locale: locales[0].code });
  await addCatalogues('shell', tooOldTexts);
  const texts: string[] = [];
  for (const { code, iso } of locales) {
    await changeLocale(code);
    texts.push(
      `<section lang="${iso}">${renderToStaticMarkup(<TooOldText versions={versions} />)}</section>`,
    );
  }
  return `<div id="too-old" class="rr-too-old" hidden>${texts.join('')}</div>`;
}
