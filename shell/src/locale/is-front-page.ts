import { splitLocale } from './locale-prefix';

/** Returns true when the fragment of the page's URL, with its `#`, leads to the front page. */
export function isFrontPage(hash: string): boolean {
  const path = hash.slice(1).split(/[?#]/)[0] || '/';
  return splitLocale(path).path === '/';
}
