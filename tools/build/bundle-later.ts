import type { RsbuildPlugin } from '@rsbuild/core';

/** An element of the page's head. */
export interface HtmlTag {
  tag: string;
  attrs?: Record<string, string | boolean | null | undefined>;
}

/**
 * Returns the elements with a preload in place of each script. The order of the scripts stays.
 * @throws Error if there is no script
 */
export function preloadScripts(tags: readonly HtmlTag[]): HtmlTag[] {
  const scripts = tags.filter(({ tag }) => tag === 'script');
  if (scripts.length === 0) throw new Error('The page has no script to run later');
  const preloads = scripts.map(({ attrs }) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'script', fetchpriority: 'low', href: attrs?.src, 'data-bundle': true },
  }));
  return [...tags.filter(({ tag }) => tag !== 'script'), ...preloads];
}

/**
 * Returns the plugin that makes the page fetch its bundle without running it: the boot script runs it once the first view
 * is drawn (`shell/src/boot/run-bundle.ts`).
 */
export function bundleLater(): RsbuildPlugin {
  return {
    name: 'bundle-later',
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => ({ headTags: preloadScripts(headTags), bodyTags }));
    },
  };
}
