import { visibleText } from '../../words/visible-text.domain';
import { isJson, prettyJson } from './pretty-json';

/** The ways in which data is shown. */
export type DataForm = 'json' | 'text' | 'hex';

/** Data of the ledger: a text, or bytes that are no text. */
export interface LedgerData {
  text: string;
  /** Present when the text doesn't show all bytes. */
  bytes?: Uint8Array;
}

/** Returns the forms in which data can be shown, the best one first. */
export function dataFormsOf({ text, bytes }: LedgerData): readonly DataForm[] {
  if (bytes) return ['hex', 'text'];
  return isJson(text) ? ['json', 'text', 'hex'] : ['text', 'hex'];
}

const bytesPerLine = 16;

/** Returns bytes as lines: place, hexadecimal digits, and the letters among them. */
function hexLines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesPerLine) {
    const line = Array.from(bytes.subarray(at, at + bytesPerLine));
    const digits = line.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const letters = line
      .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
      .join('');
    lines.push(`${at.toString(16).padStart(6, '0')}  ${digits.padEnd(bytesPerLine * 3 - 1)}  ${letters}`);
  }
  return lines.join('\n');
}

/** Returns the beginning of data in a form, and true for all of it. */
export function shownData(
  data: LedgerData,
  form: DataForm,
  length: number,
): { shown: string; isWhole: boolean } {
  const { text } = data;
  if (form === 'hex') {
    // A character takes three bytes at most, and what is beyond is cut anyway.
    const bytes = data.bytes ?? new TextEncoder().encode(text.slice(0, length));
    const most = Math.floor(length / 4);
    return {
      shown: hexLines(bytes.subarray(0, most)),
      isWhole: bytes.length <= most && text.length <= length,
    };
  }
  if (form === 'json') {
    const shown = prettyJson(text, length);
    return { shown: visibleText(shown), isWhole: shown.length < length };
  }
  return { shown: visibleText(text.slice(0, length)), isWhole: text.length <= length };
}
