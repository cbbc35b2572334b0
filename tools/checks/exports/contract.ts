import type { Finding } from '../finding';
import type { CheckReport } from '../report';
import type { SourceTree } from '../source/source-tree';
import { contractIn, parseReport, type WrittenReport } from './report-text';

const contractFile = 'shared/src/area/contract.ts';
const current = 'shared/api/';
const released = 'shared/api/released/';

interface Change {
  file: string;
  problem: string;
  /** The part of the version that must be raised for it. */
  raises: 'major' | 'minor';
}

/**
 * Compares the doors of `shared` with those of the last released contract. Areas are released on their own, so an
 * export that goes or changes raises the contract's major version, and one that is added its minor.
 */
export function checkContract(tree: SourceTree): CheckReport {
  const version = contractIn(tree.get(contractFile) ?? '');
  const before = reportsIn(tree, released);
  const after = reportsIn(tree, current);
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((door) =>
    changesOf(`${current}${door}`, before.get(door), after.get(door)),
  );
  const [releasedVersion = ''] = [...before.values()].map(({ contract }) => contract);
  const exports = [...before.values()].reduce((sum, { exported }) => sum + exported.size, 0);
  return {
    examined: exports,
    findings: changes
      .filter(({ raises }) => !isRaised(releasedVersion, version, raises))
      .map(
        ({ file, problem, raises }): Finding => ({
          file,
          problem: `${problem} (released: contract ${releasedVersion}, now: ${version}).`,
          fix: `Keep it as it was, or raise the ${raises} version in ${contractFile} and in the declarations of the areas.`,
        }),
      ),
  };
}

function reportsIn(tree: SourceTree, folder: string): ReadonlyMap<string, WrittenReport> {
  const reports = [...tree].filter(
    ([path]) => path.startsWith(folder) && /^[^/]+\.md$/.test(path.slice(folder.length)),
  );
  return new Map(reports.map(([path, text]) => [path.slice(folder.length), parseReport(text)]));
}

function isRaised(from: string, to: string, part: 'major' | 'minor'): boolean {
  const [oldMajor = 0, oldMinor = 0] = from.split('.').map(Number);
  const [major = 0, minor = 0] = to.split('.').map(Number);
  return major > oldMajor || (part === 'minor' && major === oldMajor && minor > oldMinor);
}

function changesOf(
  file: string,
  before: WrittenReport | undefined,
  after: WrittenReport | undefined,
): readonly Change[] {
  if (!after) return [{ file, problem: 'The door is gone', raises: 'major' }];
  if (!before) return [{ file, problem: 'The door is new', raises: 'minor' }];
  const gone = [...before.exported.keys()].filter((name) => !after.exported.has(name));
  const added = [...after.exported.keys()].filter((name) => !before.exported.has(name));
  return [
    ...gone.map((name): Change => ({ file, problem: `${name} is gone`, raises: 'major' })),
    ...added.map((name): Change => ({ file, problem: `${name} is new`, raises: 'minor' })),
    ...differences(file, before.exported, after.exported),
    ...differences(file, before.inner, after.inner),
  ];
}

function differences(
  file: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Change[] {
  return [...before].flatMap(([name, old]): Change[] => {
    const text = after.get(name);
    if (text === undefined || text === old) return [];
    return [
      addsOnlyOptions(old, text)
        ? { file, problem: `${name} has more options`, raises: 'minor' }
        : { file, problem: `${name} has changed`, raises: 'major' },
    ];
  });
}

/** Returns true when the new declaration is the old one with optional members between its lines. */
function addsOnlyOptions(before: string, after: string): boolean {
  const old = before.split('\n');
  const isNew = (line: string) => {
    if (line === old[0]) old.shift();
    else return !/^\s+(?:readonly )?[\w$]+\?: .*;$/.test(line);
    return false;
  };
  return !after.split('\n').some(isNew) && old.length === 0;
}
