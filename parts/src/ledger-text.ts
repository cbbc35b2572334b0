/** Controls, invisible characters and marks of direction, which pasted texts bring and no process takes (common/shown-text.lua). */
const refused = /(?![\n\u0600-\u0605\u06dd\u200c-\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns a typed or pasted text without characters that a process refuses; a tab is a space. */
export const acceptedText = (text: string): string => text.replaceAll('\t', ' ').replace(refused, '');

/** Returns a text as a process takes it: without refused characters, and without white space around it. */
export const ledgerText = (text: string): string => acceptedText(text).trim();
