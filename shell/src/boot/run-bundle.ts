import { firstPaint } from './first-paint';

/**
 * Runs a script of the bundle. If it doesn't come, or isn't what was released, it is asked for once more under another
 * address: under the same one, the browser would give what it has kept.
 */
function run(href: string, integrity: string, isAgain = false): void {
  const script = document.createElement('script');
  // Scripts of a page run in its order, unless they are async.
  script.async = false;
  script.integrity = integrity;
  script.src = href;
  if (!isAgain) script.onerror = () => run(`${href}?r=${Date.now()}`, integrity, true);
  document.head.append(script);
}

/**
 * Runs the bundle once the first view is drawn. The build writes the bundle's scripts into the page as preloads
 * (`tools/build/bundle-later.ts`), so the browser fetches them meanwhile, with the hashes that they must have
 * (`tools/build/shell-integrity.ts`).
 * @param read resolves once the browser has read the whole page
 * @param words resolves to true once the words of an area's page are in the page, to false if it has no words
 */
export async function runBundle(read: Promise<void>, words?: Promise<boolean>): Promise<void> {
  await Promise.all([read, firstPaint(words)]);
  for (const { href, integrity } of document.querySelectorAll<HTMLLinkElement>(
    'link[as=script][data-bundle]',
  ))
    run(href, integrity);
}
