const hex = /#[0-9a-f]{3,8}\b/i;
const functions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const coloured = /color|background|border|outline|shadow|fill|stroke|gradient|^--/i;
const named = new Set(
  `aqua black blue brown coral crimson cyan fuchsia gold gray green grey indigo ivory khaki lavender lime magenta
  maroon navy olive orange orchid pink plum purple red salmon sienna silver tan teal tomato turquoise violet wheat
  white whitesmoke yellow`.split(/\s+/),
);

/** The first colour in a value that is written out instead of taken from a token, or undefined. */
export function rawColourIn(property: string, value: string): string | undefined {
  const written = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const literal = hex.exec(written)?.[0] ?? functions.exec(written)?.[0];
  if (literal) return literal;
  if (!coloured.test(property)) return undefined;
  return written
    .replace(/var\([^)]*\)|--[\w-]+/g, '')
    .match(/[a-z]+/gi)
    ?.find((word) => named.has(word.toLowerCase()));
}
