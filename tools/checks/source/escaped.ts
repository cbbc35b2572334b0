/** A text as a part of a regular expression that means exactly that text. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
