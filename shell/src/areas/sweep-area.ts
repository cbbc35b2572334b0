/**
 * Removes the tags of an area's requests that never ended: the bundler's runtime takes a tag in the page for a
 * loaded file.
 * @param base URL of the folder that holds the area's files
 */
export function sweepArea(base: string): void {
  const isOfArea = (url: string) => url.startsWith(base);
  for (const script of document.head.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (isOfArea(script.src)) script.remove();
  // A stylesheet that has arrived serves the next attempt as well.
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (isOfArea(link.href) && !link.sheet) link.remove();
}
