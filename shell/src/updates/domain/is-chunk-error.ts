/**
 * Returns true for the error of a script or a style sheet of the shell that could not be loaded, as the bundler's runtime
 * throws it.
 */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
