import { contentLimits as limits } from './limits';
import type { RichTextFault } from './rich-text';

const marks = /[*_[\]<>`!&\\~]/g;
const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const container = />|[-+*]|\d{1,9}[.)]/g;

/**
 * Returns the reason why a text must not reach the parser, whose time grows with the square of marks and with the depth
 * of quotes and lists; undefined for a text that may.
 */
export function faultOfMarks(text: string): RichTextFault | undefined {
  if (text.length > limits.bodyCharacters) return 'too-long';
  const lines = text.split('\n');
  if (lines.length > limits.bodyLines) return 'too-long';
  if ((text.match(marks)?.length ?? 0) > limits.bodyMarks) return 'too-many-marks';
  const isDeep = (line: string) =>
    (containers.exec(line)?.[0].match(container)?.length ?? 0) > limits.lineMarks;
  return lines.some(isDeep) ? 'too-deep' : undefined;
}
