import { AreaError } from './domain/area-error';
import { whyNotLoaded } from './why-not-loaded';

/** A chunk of an area that could not be loaded, as the bundler's runtime reports it. */
interface ChunkLoadError extends Error {
  /** `timeout`, `missing` (it came but defined nothing), or the type of the browser's event. */
  type: string;
  /** The chunk's URL. */
  request: string;
}

const isChunkLoadError = (value: unknown): value is ChunkLoadError =>
  value instanceof Error && 'type' in value && 'request' in value && typeof value.request === 'string';

/** Returns true for the error of a chunk that lies in the folder of an area's build. */
export const isChunkBelow = (base: string, error: unknown): boolean =>
  isChunkLoadError(error) && error.request.startsWith(base);

/** Returns the first error of a chain of causes that has a known kind; else the last one. */
function rootOf(error: unknown): unknown {
  let current = error;
  while (
    current instanceof Error &&
    current.cause &&
    !(current instanceof AreaError || isChunkLoadError(current))
  )
    current = current.cause;
  return current;
}

/**
 * Translates a value that an area's code or the federation runtime threw.
 * @param integrityOf returns the hash that the registry gives for a URL of the area
 */
export async function asAreaError(
  area: string,
  error: unknown,
  integrityOf: (url: string) => string | undefined,
): Promise<AreaError> {
  const root = rootOf(error);
  if (root instanceof AreaError) return root;
  if (!isChunkLoadError(root)) return new AreaError('broken', area, error);
  if (root.type === 'timeout') return new AreaError('timed-out', area, error);
  return new AreaError(await whyNotLoaded(root.request, integrityOf(root.request)), area, error);
}
