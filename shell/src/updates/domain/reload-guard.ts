/** A path isn't reloaded again within this time (docs/product 9.5). */
const reloadGuardMs = 10_000;

/** The last reloads after chunks that failed: path of the route → time in milliseconds. */
export type Reloads = Readonly<Record<string, number>>;

/**
 * Decides on the reload of a route whose code could not be loaded.
 * @returns the reloads to keep, with this one; undefined if the path was reloaded a short time ago
 */
export function grantReload(reloads: Reloads, path: string, nowMs: number): Reloads | undefined {
  const isRecent = (atMs: number) => atMs <= nowMs && nowMs - atMs < reloadGuardMs;
  const recent = Object.entries(reloads).filter(([, atMs]) => isRecent(atMs));
  if (recent.some(([recentPath]) => recentPath === path)) return undefined;
  return Object.fromEntries([...recent, [path, nowMs]]);
}

/** Reads the reloads as a page before has kept them; anything else is no reload. */
export function parseReloads(text: string | null): Reloads {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(parsed ?? {});
    return Object.fromEntries(entries.filter(([, atMs]) => typeof atMs === 'number'));
  } catch {
    return {};
  }
}
