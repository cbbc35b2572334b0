import type { Finding } from './finding';

/** The result of a check: the number of things it looked at, and those it doesn't accept. */
export interface CheckReport {
  /** Files, modules, imports, messages, comments: the things that could have broken the rule. */
  examined: number;
  findings: readonly Finding[];
}

/** Looks at each thing in turn and gathers the findings. */
export function reportOn<T>(things: readonly T[], findingsIn: (thing: T) => readonly Finding[]): CheckReport {
  return { examined: things.length, findings: things.flatMap(findingsIn) };
}

/** Adds a finding to a report on nothing: a check that lost sight of its files would pass forever. */
export function refuseEmpty(name: string, { examined, findings }: CheckReport): readonly Finding[] {
  if (examined > 0) return findings;
  const empty: Finding = {
    file: '.',
    problem: `"${name}" found nothing to check.`,
    fix: 'Mend the pattern by which it finds its files, or remove the check.',
  };
  return [...findings, empty];
}
