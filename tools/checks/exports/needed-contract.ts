import type { Finding } from '../finding';
import type { CheckReport } from '../report';
import { moduleGraphOf, type SourceModule } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';
import { contractIn, reportsIn, type WrittenReport } from './report-text';

const contractFile = 'shared/src/area/contract.ts';

/** A mention of a door of `shared` in code that runs as part of an area. */
interface DoorUse {
  file: string;
  line: number;
  /** File name of the door's report. */
  door: string;
  /** The names that it takes; undefined for all. */
  names: readonly string[] | undefined;
}

/**
 * Rejects an area that doesn't state the contract it needs as a text of its own, or uses what a later contract brought.
 * An area that asked for the newest contract would be refused by every shell released before, though it may need nothing
 * new. A new option of an older export isn't seen: who uses one states its contract.
 */
export function checkNeededContract(tree: SourceTree): CheckReport {
  const served = contractIn(tree.get(contractFile) ?? '');
  const reports = reportsIn(tree, 'shared/api/');
  const declarations = [...tree.keys()].filter((path) => /^remotes\/[^/]+\/src\/declaration\.ts$/.test(path));
  return {
    examined: declarations.length,
    findings: declarations.flatMap((file): readonly Finding[] => {
      const needed = /\bcontract: '(\d+\.\d+)'/.exec(tree.get(file) ?? '')?.[1];
      const fix = `Write the version that the area needs, for example contract: '${served}'.`;
      if (!needed)
        return [{ file, problem: "The contract that the area needs isn't stated as a text.", fix }];
      if (majorOf(needed) !== majorOf(served) || isNewer(needed, served))
        return [
          {
            file,
            problem: `The area needs contract ${needed}; the shell of this tree serves ${served}.`,
            fix,
          },
        ];
      const uses = usesFrom(tree, [file, file.replace('declaration.ts', 'area.ts')]);
      return uses.flatMap((use) => tooNew(use, reports.get(use.door), file, needed));
    }),
  };
}

const majorOf = (version: string) => version.split('.')[0];

/** Returns true when the first of two contracts of one major has the higher minor. */
const isNewer = (one: string, other: string) => Number(one.split('.')[1]) > Number(other.split('.')[1]);

function tooNew(
  { file, line, names }: DoorUse,
  report: WrittenReport | undefined,
  declaration: string,
  needed: string,
): readonly Finding[] {
  const taken = names ?? [...(report?.exported.keys() ?? [])];
  return taken.flatMap((name) => {
    const since = report?.since.get(name);
    const isType = /^(?:interface|type) /.test(report?.exported.get(name) ?? '');
    if (!since || isType || !isNewer(since, needed)) return [];
    const problem = `${name} came with contract ${since}, and the area states ${needed}.`;
    return [{ file, line, problem, fix: `State ${since} in ${declaration}, or do without it.` }];
  });
}

/** Returns what the given modules, and all that they import but for `shared` itself, take from its doors. */
function usesFrom(tree: SourceTree, starts: readonly string[]): readonly DoorUse[] {
  const { modules } = moduleGraphOf(tree);
  const uses: DoorUse[] = [];
  const seen = new Set(starts);
  const waiting = [...starts];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    for (const one of modules.get(path)?.imports ?? []) {
      const use = doorUse(path, one);
      if (use) uses.push(use);
      if (use || one.kind === 'type' || one.to.kind !== 'file' || seen.has(one.to.path)) continue;
      seen.add(one.to.path);
      waiting.push(one.to.path);
    }
  }
  return uses;
}

function doorUse(
  file: string,
  { to, kind, line, names, passesOn }: SourceModule['imports'][number],
): DoorUse | undefined {
  if (kind === 'type' || to.kind !== 'file' || !to.door || !to.path.startsWith('shared/')) return undefined;
  const passed = passesOn && passesOn !== 'all' ? [...passesOn.values()] : undefined;
  return { file, line, door: `${to.door.slice('./'.length)}.md`, names: names ?? passed };
}
