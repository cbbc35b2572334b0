const viewStart = /<div class="rr-first-view" data-first-view="([^"]+)"/g;

/**
 * Turns the app's `index.html` into the same page as plain HTML: the first view in one language, shown, with the style
 * sheet and the fonts of the app and without a script.
 * @throws Error when the page has no first view in the language, or no style sheet
 */
export function plainPage(index: string, language: string): string {
  const views = [...index.matchAll(viewStart)];
  const at = views.findIndex(([, code]) => code === language);
  const view = views[at];
  if (!view) throw new Error(`The page has no first view in the language ${language}`);
  const end = views[at + 1]?.index ?? index.indexOf('<div class="rr-skeleton"', view.index);
  if (end < 0) throw new Error('The page has no skeleton behind its first views');
  const shown = index.slice(view.index, end).replace(' hidden>', '>');
  const head = index
    .slice(0, index.indexOf('<body>'))
    .replace(/<script[^>]*>.*?<\/script>|<link(?![^>]* rel="stylesheet")[^>]* data-bundle[^>]*>/gs, '');
  if (!head.includes('rel="stylesheet"')) throw new Error('The page has no style sheet');
  return `${head}<body>\n<div id="root">\n${shown}</div>\n</body>\n</html>\n`;
}
