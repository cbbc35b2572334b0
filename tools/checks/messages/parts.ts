import type { Finding } from '../finding';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';
import type { Workspace } from '../source/workspaces';
import type { CatalogueSet } from './catalogues';
import { basesOf, type FileMentions } from './usage';

/** The part whose messages are sentences of errors, which `useErrorText` fetches when it meets a code that it lacks. */
const errorsPart = 'errors';

/** The files with which the code of a workspace begins. */
const entries = ['src/start.tsx', 'src/area.ts'];

/**
 * Messages in `locales/<part>/` are there only once the part is loaded: only code below a source folder of the part's
 * name, or in a file of that name, may ask for them, and no code that runs before. No key is in two catalogues of a workspace.
 */
export function checkParts(
  tree: SourceTree,
  sets: readonly CatalogueSet[],
  mentions: readonly FileMentions[],
): readonly Finding[] {
  return sets
    .filter(({ part }) => part)
    .flatMap((set) => [
      ...repeated(set, sets),
      ...strangers(set),
      ...(set.part === errorsPart ? [] : askedEarly(tree, set, mentions)),
    ]);
}

function repeated({ workspace, english }: CatalogueSet, sets: readonly CatalogueSet[]): Finding[] {
  const others = sets.filter((set) => set.workspace === workspace && set.english !== english);
  return others.flatMap((other) =>
    [...english.messages.keys()]
      .filter((key) => other.english.messages.has(key))
      .map((key) => ({
        file: english.file,
        problem: `has "${key}", which ${other.english.file} has as well.`,
        fix: 'Keep it where the code that asks for it is loaded first.',
      })),
  );
}

/** Sentences of errors are kept together, since any code may raise the error. */
function strangers({ part, english }: CatalogueSet): Finding[] {
  return [...english.messages.keys()]
    .filter((key) => key.startsWith('error.') !== (part === errorsPart))
    .map((key) => ({
      file: english.file,
      problem: `has "${key}", which is ${part === errorsPart ? 'no sentence of an error' : 'the sentence of an error'}.`,
      fix: `Sentences of errors stand in the workspace's first catalogue, or in ${errorsPart}/ of shared, and nothing else there.`,
    }));
}

function askedEarly(tree: SourceTree, set: CatalogueSet, mentions: readonly FileMentions[]): Finding[] {
  const { workspace, part, english } = set;
  const keys = [...basesOf(set)];
  const early = loadedFirst(tree, workspace);
  const own = new RegExp(`/${part}(?:/|\\.tsx?$)`);
  return mentions
    .filter(({ file }) => file.startsWith(`${workspace.folder}/`))
    .filter(({ file }) => early.has(file) || !own.test(file.slice(workspace.folder.length)))
    .flatMap(({ file, literals, families }) =>
      keys
        .filter((key) => literals.has(key) || families.some((family) => family.test(key)))
        .map((key) => ({
          file,
          problem: `asks for "${key}" of ${english.file}, which may not be loaded yet.`,
          fix: `Ask for it only in ${part}.ts or files of a folder ${part}/ that come by import(), or move it to the workspace's first catalogue.`,
        })),
    );
}

/** The files of a workspace that run before anything of it is fetched by `import()`. */
function loadedFirst(tree: SourceTree, { folder }: Workspace): ReadonlySet<string> {
  const { modules } = moduleGraphOf(tree);
  const reached = new Set<string>();
  const waiting = entries.map((entry) => `${folder}/${entry}`);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { kind, to } of modules.get(file)?.imports ?? []) {
      if (kind === 'static' && to.kind === 'file') waiting.push(to.path);
    }
  }
  return reached;
}
