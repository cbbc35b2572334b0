/** The answer that a request of the app gets: see `docs/decisions/033-offline.md`. */
export type RequestKind =
  /** The page itself. */
  | { kind: 'page' }
  /** A list that lies beside the page and may change at any time. */
  | { kind: 'list'; file: ListFile }
  /** A file that never changes, since its path holds its hash or its build. */
  | { kind: 'file'; file: string }
  /** A file that another build may have changed: the data of a prerendered path of the shell, the web manifest, an icon. */
  | { kind: 'of-build'; file: string };

/** The lists: the registry of areas, and the network with its events. */
export const listFiles = ['areas.json', 'network.json'] as const;
export type ListFile = (typeof listFiles)[number];

const isListFile = (file: string): file is ListFile => listFiles.some((list) => list === file);

/** Code, styles, pictures and fonts of the shell and of areas, and the data and acts of areas; other descriptions are for tools only. */
const unchanging = /^(static|areas)\/.*\.(?!json$|map$)\w+$|^areas\/.*\/(_payload|acts)\.json$/;

const ofBuild = /^(([\w-]+\/)+_payload\.json|app\.webmanifest|(apple-touch-)?icon[\w-]*\.(png|svg))$/;

/**
 * Sorts a request; undefined for a request of anything but the app's files, so that it goes to the network as if there were
 * no worker: everything of the ledger and of gateways, and all other origins.
 * @param base URL of the app's folder, ending in `/`
 */
export function requestKind(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  base: string,
): RequestKind | undefined {
  if (method !== 'GET' || !url.startsWith(base)) return undefined;
  const [file = ''] = url.slice(base.length).split(/[?#]/);
  if (mode === 'navigate') return file === '' || file === 'index.html' ? { kind: 'page' } : undefined;
  if (isListFile(file)) return { kind: 'list', file };
  if (unchanging.test(file)) return { kind: 'file', file };
  return ofBuild.test(file) ? { kind: 'of-build', file } : undefined;
}
