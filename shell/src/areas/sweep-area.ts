import type { RegisteredArea } from './area-registry';

/** Returns the names of an area's lists of loaded chunks, one for each of its builds that ran in the page. */
const listsOf = (container: string) =>
  Object.keys(globalThis).filter((name) => name.startsWith(`${container}_`));

/** Takes the place of a list of a failed attempt: what a script puts there is lost. */
const closed = { configurable: true, enumerable: true, get: () => undefined, set: () => undefined };

/**
 * Removes what a failed attempt has left in the page: the tags of all requests for the area's files, of which the
 * bundler's runtime takes those in the page for loaded ones, and whose styles would apply to other pages; and the list
 * of loaded chunks, which a new attempt would take over together with the runtime that failed. A script on its way runs even
 * without its tag, so the list stays closed until `reopenLists`.
 */
export function sweepArea({ base, container }: Pick<RegisteredArea, 'base' | 'container'>): void {
  for (const script of document.head.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(base)) script.remove();
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (link.href.startsWith(base)) link.remove();
  for (const name of listsOf(container)) Object.defineProperty(globalThis, name, closed);
}

/** Lets a new attempt of an area make its list of loaded chunks. */
export function reopenLists(container: string): void {
  for (const name of listsOf(container)) Reflect.deleteProperty(globalThis, name);
}
