/**
 * Fills a place of the page, `{{name}}`; the text is taken as it is, also where it holds `$&`.
 * @throws Error if the page doesn't hold the place exactly once
 */
export function fill(html: string, name: string, text: string): string {
  const place = `{{${name}}}`;
  if (html.split(place).length !== 2) throw new Error(`index.html must hold ${place} once`);
  return html.replace(place, () => text);
}
