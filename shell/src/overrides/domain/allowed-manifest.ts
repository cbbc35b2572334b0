const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the URL of an override's `area.json`, if code from there may run here: this machine, or a folder that the
 * registry lists. Any other source would let a link run its code next to a person's wallet.
 * @param allowedFolders URLs that end in `/`
 */
export function allowedManifest(text: string, allowedFolders: readonly string[] = []): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || !/^https?:$/.test(url.protocol)) return undefined;
  const isListed = allowedFolders.some((folder) => folder.endsWith('/') && url.href.startsWith(folder));
  return loopback.has(url.hostname) || isListed ? url : undefined;
}
