import { firstPaint } from './first-paint';

/** Resolves once the browser has read the whole page. */
function pageRead(): Promise<void> {
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

/**
 * Runs the bundle once the first view is drawn. The build writes the bundle's scripts into the page as preloads
 * (`tools/build/bundle-later.ts`), so the browser fetches them meanwhile.
 */
export async function runBundle(): Promise<void> {
  await Promise.all([pageRead(), firstPaint()]);
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-bundle]')) {
    const script = document.createElement('script');
    // Scripts of a page run in its order, unless they are async.
    script.async = false;
    script.src = href;
    document.head.append(script);
  }
}
