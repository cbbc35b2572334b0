/** The package has no types of its own. */
declare module 'fontverter' {
  /** Converts a font between forms of its file: `sfnt` is the form that systems install. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Uint8Array>;
}
