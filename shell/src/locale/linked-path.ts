import { splitLocale } from './locale-prefix';

/** Returns the path that the fragment of the page's URL leads to, without its locale prefix. */
export const linkedPath = (hash: string): string => splitLocale(hash.slice(1).split(/[?#]/)[0] || '/').path;
