/** Control characters, bidi overrides and isolates, zero-width characters: they are invisible and can mislead. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Returns true for a name without characters that nobody sees; its length is a rule of its own. */
export const isVisibleName = (name: string): boolean => !invisible.test(name.trim());
