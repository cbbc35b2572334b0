import { type Locale, locales } from '../../../shared/src/i18n/locales';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { escaped } from '../source/escaped';
import { isCode, isGenerated, isTest, lineAt } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

/** The one list of the languages. */
const list = 'shared/src/i18n/locales.ts';

/** The recipe of a further language. */
const recipe = { page: 'docs/recipes.md', title: '## A language' };

/** Files that name some languages for a reason of their own, and need nothing for a further one unless the recipe says so. */
const own: Readonly<Record<string, string>> = {
  'tools/faces/faces.ts': 'faces of scripts that the round face lacks',
  'tools/checks/messages/names.ts':
    'words that are the same as in English; the messages check reports those that lack',
};

const codes = locales.map(({ code }) => code);

/** Languages in a file by which it counts as a list of them: no other meaning has so many of their codes. */
const most = 3;

/**
 * Checks that a further language is a line in one list, and what the recipe says. No other file lists the languages by hand, be it in
 * TypeScript or in Lua; a file with texts in all of them is a `Record<Locale, …>`, so that the types ask for a further one, and the
 * recipe names it. What has a file or folder for one language has one for each.
 * @param languages the codes of the languages; another list plants a further one
 */
export function checkLanguages(tree: SourceTree, languages: readonly string[] = codes): CheckReport {
  const steps = recipeIn(tree);
  const lists = reportOn(
    [...tree].filter(([path, text]) => isListable(path, text)),
    ([path, text]) => listFindings(path, text, steps),
  );
  const families = reportOn([...familiesOf(tree, languages)], ([family, present]) =>
    languages
      .filter((code) => !present.has(code))
      .map((code) => ({
        file: family.replace('*', code),
        problem: 'is missing: other languages have it.',
        fix: `Write it, as ${recipe.page} says below "A language".`,
      })),
  );
  return {
    examined: lists.examined + families.examined,
    findings: [...lists.findings, ...families.findings],
  };
}

const isListable = (path: string, text: string) =>
  path !== list && (isCode(path) || path.endsWith('.lua')) && !isTest(path) && !isGenerated(text);

function recipeIn(tree: SourceTree): string {
  const [, after = ''] = tree.get(recipe.page)?.split(`\n${recipe.title}\n`) ?? [];
  return after.split('\n## ')[0] ?? '';
}

function listFindings(path: string, text: string, steps: string): Finding[] {
  const places = codes.map((code) => text.search(mentionOf(code))).filter((at) => at >= 0);
  if (places.length < most) return [];
  const line = lineAt(text, Math.min(...places));
  const isTyped = /\bRecord<Locale,/.test(text) || path in own;
  return [
    ...(isTyped
      ? []
      : [
          {
            file: path,
            line,
            problem: 'lists languages by hand.',
            fix: `Take them from \`locales\` of ${list}; make texts in all of them a \`Record<Locale, …>\`. A process takes any tag (processes/common/languages).`,
          },
        ]),
    ...(steps.includes(path)
      ? []
      : [
          {
            file: path,
            line,
            problem: 'has something for each language that the recipe does not name.',
            fix: `Name the file in ${recipe.page}, "A language".`,
          },
        ]),
  ];
}

/** Finds a language's code as a text in quotes, or as a key. */
const mentionOf = (code: Locale) => new RegExp(`['"\`]${escaped(code)}['"\`]|^\\s*${escaped(code)}: `, 'm');

/** Returns the paths that a language has a file or folder at, `*` in place of its code, with the languages that have it. */
function familiesOf(tree: SourceTree, languages: readonly string[]): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>();
  for (const path of tree.keys()) {
    const parts = path.split('/');
    const at = parts.findIndex((part) =>
      languages.some((code) => part === code || part.startsWith(`${code}.`)),
    );
    const part = parts[at];
    if (part === undefined) continue;
    const [code = ''] = part.split('.');
    const family = [...parts.slice(0, at), part.replace(code, '*'), ...parts.slice(at + 1)].join('/');
    families.set(family, (families.get(family) ?? new Set()).add(code));
  }
  // a path that only one language has is not about languages
  return new Map([...families].filter(([, present]) => present.size > 1));
}
