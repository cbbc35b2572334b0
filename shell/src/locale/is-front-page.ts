import { linkedPath } from './linked-path';

/** Returns true when the fragment of the page's URL, with its `#`, leads to the front page. */
export const isFrontPage = (hash: string): boolean => linkedPath(hash) === '/';
