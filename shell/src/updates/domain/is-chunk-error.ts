/**
 * Returns true for the error of a script or a style sheet that could not be loaded, as the bundler's runtime throws it: of the
 * shell, or of an area, which has the same bundler.
 */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
