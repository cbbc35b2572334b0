/** A build for production that prints nothing but errors, each entry in one file. */
export const quietBuild = {
  mode: 'production',
  logLevel: 'error',
  splitChunks: false,
  performance: { printFileSize: false },
} as const;
