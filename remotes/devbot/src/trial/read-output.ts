import type { AosResult } from '@rainbow-rabbit/processes/aos/client';
import { visibleText } from '../words/visible-text.domain';

/** The characters of an output that are shown (docs/product 9.246). */
const maxOutput = 100_000;

/** An error of Lua code. */
export interface CodeError {
  text: string;
  /** The line of the code that it is at, from 1. */
  line?: number;
}

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals mark colours with the escape character
const colours = /\u001b\[[0-9;]*[A-Za-z]/g;

/** Returns a text of aos without the colours of a terminal, with its hidden characters written out, cut at a bound. */
export function plainText(text: string): string {
  const plain = visibleText(text.slice(0, 2 * maxOutput).replace(colours, ''));
  return plain.length > maxOutput ? `${plain.slice(0, maxOutput)}…` : plain;
}

/** Returns what an evaluation printed and returned, as plain text. */
export function outputOf({ Output: output }: Pick<AosResult, 'Output'>): string {
  const data = fieldOf(output, 'data') ?? output;
  const text = typeof data === 'string' ? data : fieldOf(data, 'output');
  return typeof text === 'string' ? plainText(text) : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Returns an error of aos in its own words, with the line of the code that was evaluated. */
export function codeError(error: string): CodeError {
  const plain = plainText(error)
    .trim()
    .replace(/^error:\s*/, '');
  const place = /\[string "aos"\]:(\d+):\s*/;
  const line = Number(place.exec(plain)?.[1]);
  const text = plain.replace(/\[string "\.handlers"\]:\d+:\s*/, '').replace(place, '');
  return { text, ...(line > 0 && { line }) };
}
