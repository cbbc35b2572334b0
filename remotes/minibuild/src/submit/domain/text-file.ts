import { maxTextFileBytes, textTypes } from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The problem of a file that is to be the text of an entry. */
export type TextFault = 'no-text' | 'text-too-large' | 'text-characters';

/** Controls, which no text has; tabs, line ends and page breaks are fine. */
const refused = /[^\P{Cc}\t\n\f\r]/u;

/** Returns the media type of a text file by its name, or by what the browser says; undefined for any other file. */
function textTypeOf(name: string, type: string): (typeof textTypes)[number] | undefined {
  if (/\.(md|markdown)$/i.test(name)) return 'text/markdown';
  if (/\.txt$/i.test(name)) return 'text/plain';
  return name === '' ? textTypes.find((known) => type.startsWith(known)) : undefined;
}

interface TextFile {
  /** Its name; empty for a text that was typed. */
  name: string;
  type: string;
  bytes: Uint8Array;
}

/**
 * Returns the media type of a file that can be the text of an entry, or its fault. The bytes stay as they are: only UTF-8 is
 * taken, so everybody reads the same.
 */
export function checkTextFile({ name, type, bytes }: TextFile): { type: string } | { fault: TextFault } {
  const textType = textTypeOf(name, type);
  if (!textType) return { fault: 'no-text' };
  if (bytes.length > maxTextFileBytes) return { fault: 'text-too-large' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '') return { fault: 'no-text' };
    return refused.test(text) ? { fault: 'text-characters' } : { type: textType };
  } catch {
    return { fault: 'text-characters' };
  }
}
