/**
 * Replaces the sentences and links that the federation runtime has for its errors: each error keeps its code, under
 * which the runtime's own documentation explains it, and people read the app's messages.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

/** Returns the text of an error: its code, and the text of the error that caused it. */
export const getShortErrorMsg = (code: string, _sentences: object, _args?: object, cause = '') =>
  `#${code} ${cause}`;
