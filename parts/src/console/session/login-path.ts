/** The part of a path up to the pages of the staff, with the optional locale before it. */
const aboveConsoles = /^.*?\/_internal\//;

/** Returns the beginning of the paths of the staff's pages in the language of a path. */
export const staffPathAbove = (path: string): string => aboveConsoles.exec(path)?.[0] ?? '/_internal/';

/**
 * Returns the path of the shell's page on which staff sign in.
 * @param from the page that it leads back to
 */
export const loginPath = (from: string): string =>
  `${staffPathAbove(from)}login?from=${encodeURIComponent(from)}`;
