/** Something that a check doesn't accept: where it is, what is wrong, and what to do instead. */
export interface Finding {
  /** Path from the project's root. */
  file: string;
  /** Line, from 1; absent when the whole file is meant. */
  line?: number;
  problem: string;
  fix: string;
}

/** Findings as people read them, one after the other, sorted by place. */
export function printable(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line, problem, fix }) => `${file}${line ? `:${line}` : ''}\n  ${problem}\n  → ${fix}`)
    .join('\n');
}
