import type { Finding } from '../finding';
import type { CheckReport } from '../report';
import type { SourceTree } from '../source/source-tree';
import { contractIn, reportsIn, type WrittenReport } from './report-text';
import { schemaType } from './schema-type';

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
 * export that goes or changes raises the contract's major version, and an added export its minor. The tree is at most
 * one step ahead of the record: against an old record, a version that was raised long ago would allow everything. Before the
 * first release there is no record, and every change is free.
 */
export function checkContract(tree: SourceTree): CheckReport {
  const version = contractIn(tree.get(contractFile) ?? '');
  const before = reportsIn(tree, released);
  const after = reportsIn(tree, current);
  const doors = before.size > 0 ? [...new Set([...before.keys(), ...after.keys()])] : [];
  const changes = doors.flatMap((door) => changesOf(`${current}${door}`, before.get(door), after.get(door)));
  const [releasedVersion = ''] = [...before.values()].map(({ contract }) => contract);
  const compared = before.size > 0 ? before : after;
  return {
    examined: [...compared.values()].reduce((sum, { exported }) => sum + exported.size, 0),
    findings: [
      ...staleRecord(releasedVersion, version),
      ...changes
        .filter(({ raises }) => !isRaised(releasedVersion, version, raises))
        .map(
          ({ file, problem, raises }): Finding => ({
            file,
            problem: `${problem} (released: contract ${releasedVersion}, now: ${version}).`,
            fix: `Keep it as it was, or raise the ${raises} version in ${contractFile}.`,
          }),
        ),
    ],
  };
}

/** Rejects a record of the released contract that the tree has left behind by more than one step. */
function staleRecord(released: string, version: string): readonly Finding[] {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  const next = [released, `${major}.${minor + 1}`, `${major + 1}.0`];
  if (!released || next.includes(version)) return [];
  return [
    {
      file: contractFile,
      problem: `The contract is ${version}, and the one recorded as released is ${released}.`,
      fix: `State ${next.join(', ')}, or record what was released: npx tsx tools/checks/exports/release-contract.ts.`,
    },
  ];
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
  return [...before].flatMap(([name, text]): Change[] => {
    const old = schemaType(text);
    const now = schemaType(after.get(name) ?? text);
    // The version is an export, too, and changes with every raise.
    if (now === old || name === 'contractVersion') return [];
    return [
      addsOnlyOptions(old, now)
        ? { file, problem: `${name} has more options`, raises: 'minor' }
        : { file, problem: `${name} has changed`, raises: 'major' },
    ];
  });
}

/** Returns true when the new declaration is the old one with optional members between its lines. */
function addsOnlyOptions(before: string, after: string): boolean {
  const old = before.split('\n');
  /** The brackets that the optional member being read has open. */
  let depth = 0;
  for (const line of after.split('\n')) {
    const isOption = depth > 0 || (line !== old[0] && /^\s+(?:readonly )?[\w$]+\?: /.test(line));
    if (isOption) depth += bracketsOpenedBy(line);
    else if (line === old[0]) old.shift();
    else return false;
  }
  return old.length === 0;
}

/** Counts the brackets that a line opens, less those that it closes. */
function bracketsOpenedBy(line: string): number {
  const brackets = line.replaceAll('=>', '').match(/[([{<>}\])]/g) ?? [];
  return brackets.reduce((sum, bracket) => sum + ('([{<'.includes(bracket) ? 1 : -1), 0);
}
