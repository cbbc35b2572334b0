import type { Finding } from '../finding';
import { isGenerated } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

/** No file written by hand is longer, in lines. */
const longest = 400;
/** At least this share of the files is shorter than `mostlyBelow` lines. */
const mostShare = 0.9;
const mostlyBelow = 250;
/** Half of the files are shorter, in lines. */
const medianBelow = 80;

/** Keeps files small: each of them, and most of them. */
export function checkSize(tree: SourceTree): readonly Finding[] {
  const lengths = [...tree]
    .filter(([path, text]) => /\.([cm]?[jt]sx?|css|lua)$/.test(path) && !isGenerated(text))
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }));
  const tooLong = lengths
    .filter(({ lines }) => lines > longest)
    .map(({ file, lines }) => ({
      file,
      problem: `has ${lines} lines; ${longest} is the limit.`,
      fix: 'Split it by what its parts are about.',
    }));
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return [...tooLong, ...spread('Half', at(0.5), medianBelow), ...spread('90 %', at(mostShare), mostlyBelow)];
}

function spread(share: string, lines: number, limit: number): Finding[] {
  if (lines < limit) return [];
  return [
    {
      file: '.',
      problem: `${share} of the files should have fewer than ${limit} lines; now the border is at ${lines}.`,
      fix: 'Split the longer files by what their parts are about.',
    },
  ];
}
