/** Files of a build by path from its folder, each with its hash in the form of the HTML attribute `integrity`. */
export type HashedFiles = Readonly<Record<string, string>>;

/** Messages of one language, which the build names after it: `static/js/async/messages-ja.2af6f0eaa7.js`. */
const messages = /(^|\/)messages-[\w-]+(?=\.)/;

/** Returns the part of a file's path that stays the same from build to build, if it holds messages. */
const languageOf = (file: string) => messages.exec(file)?.[0];

/** Data of prerendered paths: their names outlive a build. */
const payload = /(^|\/)_payload\.json$/;

/**
 * Returns the files of a new build to keep in place of those of the build before: the unchanged files that were kept, and
 * every changed file, but for messages of languages of which none were kept, and for data of pages that weren't kept. Names
 * of chunks don't outlive a build, so nothing shows which changed file follows which.
 * @param kept files of the build before that are on this device
 */
export function filesToKeep(
  before: HashedFiles,
  now: HashedFiles,
  kept: ReadonlySet<string>,
): readonly string[] {
  const languages = new Set([...kept].map(languageOf));
  return Object.keys(now).filter((file) => {
    if (before[file] === now[file] || payload.test(file)) return kept.has(file);
    const language = languageOf(file);
    return !language || languages.has(language);
  });
}
