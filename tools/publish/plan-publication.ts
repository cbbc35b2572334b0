import type { AppFile } from './app-files';

/** The paths of an app on the storage network, with the ids of what is there. */
export type PublishedPaths = Readonly<Record<string, string>>;

/** The result of comparing files with a record. */
export interface PublicationPlan {
  /** Files to send; of several with the same content and type, the first. */
  missing: AppFile[];
  /** Number of paths whose content is not sent, since it is there or comes with another path. */
  reused: number;
  /** Returns all paths with their ids, once those of the missing files are known by `fileKey`. */
  paths(sent: ReadonlyMap<string, string>): PublishedPaths;
}

/** Names the content of a file with its type: the same content as another type is another item. */
export const fileKey = ({ hash, type }: Pick<AppFile, 'hash' | 'type'>) => `${hash} ${type}`;

/**
 * Compares files with what was published.
 * @param stored ids by `fileKey`
 * @param kept paths of an earlier app that stay, unless one of the files takes their place
 */
export function planPublication(
  files: readonly AppFile[],
  stored: ReadonlyMap<string, string>,
  kept: PublishedPaths = {},
): PublicationPlan {
  const missing = new Map<string, AppFile>();
  for (const file of files) {
    const key = fileKey(file);
    if (!stored.has(key) && !missing.has(key)) missing.set(key, file);
  }
  return {
    missing: [...missing.values()],
    reused: files.length - missing.size,
    paths: (sent) => {
      const own = files.map((file) => {
        const id = stored.get(fileKey(file)) ?? sent.get(fileKey(file));
        if (id === undefined) throw new Error(`${file.path} has no id yet`);
        return [file.path, id] as const;
      });
      return { ...kept, ...Object.fromEntries(own) };
    },
  };
}
