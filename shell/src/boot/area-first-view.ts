import type { Registry } from '@rainbow-rabbit/shared/area';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { areaOf } from './area-of';
import { drawFirstView } from './draw-first-view';
import type { EarlyWordsByPath } from './early-words';

interface FirstViewParams {
  /** The answer with the file in which the first view is, if the page has one. */
  file: Promise<Response>;
  /** The path of the page, without locale prefix. */
  path: string;
  locale: Locale;
  /** True when the link asks for something beside the page, which may come above its sections. */
  hasQuery: boolean;
  registry: Promise<Registry>;
  /** Resolves once the browser has read the whole page. */
  read: Promise<void>;
}

/**
 * Draws the first view of an area's page, unless the visitor has gone to another page meanwhile. It doesn't wait for the
 * registry; once that is there, the view of a build that isn't offered goes again, and so does each view when the visitor goes
 * to another page before React runs. Whatever fails here leaves the page as it is, for the app to show.
 * @returns true once it is drawn, false if there is nothing to draw
 */
export async function showAreaFirstView(params: FirstViewParams): Promise<boolean> {
  const { file, path, locale, hasQuery, registry, read } = params;
  const { hash } = location;
  try {
    const views: EarlyWordsByPath = await (await file).json();
    const view = views[path];
    if (!view) return false;
    await read;
    if (location.hash !== hash) return false;
    const undo = drawFirstView(hasQuery ? { ...view, sections: [] } : view, locale);
    if (undo) addEventListener('hashchange', undo, { once: true });
    // The app reports a missing or invalid registry.
    registry.then((list) => areaOf(list, path)?.build === view.build || undo?.()).catch(() => undefined);
    return undo !== undefined;
  } catch {
    return false;
  }
}
