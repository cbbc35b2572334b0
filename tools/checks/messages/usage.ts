import type { Finding } from '../finding';
import { isGenerated, isTest } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';
import type { CatalogueSet } from './catalogues';
import { type Mentions, mentionsIn } from './mentions';
import { baseOf, pluralsOf } from './plurals';

export interface FileMentions extends Mentions {
  file: string;
}

/**
 * Every key that code asks for exists, and every key that exists is asked for. Codes of errors need a message
 * `error.<code>` in the catalogue of the workspace that raises them or in shared's.
 */
export function checkUsage(
  tree: SourceTree,
  sets: readonly CatalogueSet[],
  mentions: readonly FileMentions[],
): readonly Finding[] {
  const codes = new Set([...mentions.flatMap(({ literals }) => [...literals]), ...literalsOfLua(tree)]);
  const families = mentions.flatMap((one) => one.families);
  // A code may be raised by shared or by a process, and be put together at run time like a key.
  const isRaised = (code: string) => codes.has(code) || families.some((family) => family.test(code));
  return sets.flatMap((set) => {
    const own = mentions.filter(({ file }) => file.startsWith(`${set.workspace.folder}/`));
    const isShared = set.workspace.role === 'shared';
    // Every workspace may ask for the messages of shared.
    const unasked = unused(set, isShared ? mentions : own, isRaised);
    if (set.part || set.isInSource) return unasked;
    const known = sets.filter(({ workspace }) => workspace === set.workspace || workspace.role === 'shared');
    return [...missing(set, new Set(known.flatMap((one) => [...basesOf(one)])), own), ...unasked];
  });
}

function missing(
  { english: { file: catalogue } }: CatalogueSet,
  known: ReadonlySet<string>,
  own: readonly FileMentions[],
): Finding[] {
  return own.flatMap(({ file, keys, codes }) => [
    ...keys
      .filter(({ text }) => !known.has(text))
      .map(({ text, line }) => ({
        file,
        line,
        problem: `asks for the message "${text}", which no catalogue has.`,
        fix: `Add it to ${catalogue} and its translations.`,
      })),
    ...codes
      .filter(({ text }) => !known.has(`error.${text}`))
      .map(({ text, line }) => ({
        file,
        line,
        problem: `raises the error ${text}, which has no message.`,
        fix: `Add "error.${text}" to ${catalogue} and its translations; for a mistake of ours throw an Error.`,
      })),
  ]);
}

function unused(
  set: CatalogueSet,
  askers: readonly FileMentions[],
  isRaised: (code: string) => boolean,
): Finding[] {
  const isAskedFor = (key: string) =>
    askers.some(({ literals, families }) => literals.has(key) || families.some((family) => family.test(key)));
  const isOfCode = (key: string) => key.startsWith('error.') && isRaised(key.slice('error.'.length));
  return [...basesOf(set)]
    .filter((key) => !(isAskedFor(key) || isOfCode(key)))
    .map((key) => ({
      file: set.english.file,
      problem: `"${key}" is never asked for.`,
      fix: 'Remove it from every language, or use it.',
    }));
}

export function basesOf({ english }: CatalogueSet): Set<string> {
  const isPlural = pluralsOf(english.messages.keys());
  return new Set([...english.messages.keys()].map((key) => baseOf(key, isPlural)));
}

export function fileMentions(tree: SourceTree): FileMentions[] {
  return [...moduleGraphOf(tree).modules.values()]
    .filter(({ path }) => !isTest(path))
    .map(({ path, syntax }) => ({ file: path, ...mentionsIn(syntax.program, tree.get(path) ?? '') }));
}

/** Lists the texts in quotes of the Lua in use, among them the codes that processes raise; recorded releases are past. */
function literalsOfLua(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path, text]) => path.endsWith('.lua') && !isGenerated(text))
    .flatMap(([, text]) => [...text.matchAll(/(['"])([\w.-]+)\1/g)].map((match) => match[2] ?? ''));
}
