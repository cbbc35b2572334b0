/** Kinds of files, by their paths. */

export const isCode = (path: string): boolean => /\.([cm]?[jt]s|tsx)$/.test(path);

/**
 * Returns true for tests (`*.test.ts`, `*.spec.ts`) and for what they are built with: everything in a folder named
 * `testing` or `e2e`.
 */
export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || path.split('/').some((part) => part === 'testing' || part === 'e2e');

/** Code that areas bundle: their own, and that of parts; without its tests. */
export const isBundled = (path: string): boolean =>
  /^(remotes\/[^/]+|parts)\/src\//.test(path) && !isTest(path);

/** A tool's configuration at the root of a workspace, which runs in Node when building. */
export const isConfig = (path: string): boolean => /\.config\.[cm]?[jt]s$/.test(path);

/** Code that decides and nothing else: in a folder named `domain`, or one file named `*.domain.ts`; without its tests. */
export const isDomain = (path: string): boolean =>
  /(^|\/)domain\/|\.domain\.tsx?$/.test(path) && !isTest(path);

/** Returns true for a file that a program writes: the comment at its top says `@generated`. */
export const isGenerated = (text: string): boolean => /^\W*@generated\b/.test(text);

/** The line, from 1, of a position in a text. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
