import type { RegisteredArea } from './area-registry';

/**
 * Removes what a failed attempt has left in the page: the tags of all requests for the area's files, of which the
 * bundler's runtime takes those in the page for loaded ones, and whose styles would apply to other pages; and the list
 * of loaded chunks, which a new attempt would take over together with the runtime that failed.
 */
export function sweepArea({ base, container }: Pick<RegisteredArea, 'base' | 'container'>): void {
  for (const script of document.head.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(base)) script.remove();
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (link.href.startsWith(base)) link.remove();
  for (const name of Object.keys(globalThis))
    if (name.startsWith(`${container}_`)) Reflect.deleteProperty(globalThis, name);
}
