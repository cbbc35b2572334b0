import { fromMarkdown } from 'mdast-util-from-markdown';
import { faultOfMarks } from './domain/check-marks';
import { cleanText } from './domain/clean-text';
import type { RichText } from './domain/rich-text';
import { mapTree } from './map-tree';

/** Parses CommonMark without HTML. Never throws, and ends soon for any text: what is too much is refused before it is parsed. */
export function parseRichText(body: string): RichText {
  const text = cleanText(body);
  const fault = faultOfMarks(text);
  return fault ? { fault, text } : mapTree(fromMarkdown(text), text);
}
