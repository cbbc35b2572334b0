import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { lineAt } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';
import { commentsOf } from './comments';

/** Names of documents that a clone of this repository doesn't hold. */
const outside =
  /product[- ]spec(?:ification)?\b|\bdesign(?: section)? \d[\d.]*|\btested[- ]facts\b|\bhouse[- ]style\b|\.\.\/shared\/[\w-]+\.md/gi;

/** A document of this repository, with the number of a section or without: `docs/product.md 4.2`. */
const inside = /\bdocs\/([\w/.-]*\w)(?:,? (?:sections? )?(\d+(?:\.\d+)*)(?![\w-]))?/g;

/** A decision record by its number alone. */
const record = /\b(?:decision|record) (\d{3})\b/g;

const picture = /\.(?:png|jpe?g|webp)$/;

interface Passage {
  file: string;
  line: number;
  text: string;
}

/** Rejects citations, in comments and documents, of a document or section that a clone doesn't have. */
export function checkCitations(tree: SourceTree): CheckReport {
  const documents = [...tree]
    .filter(([path]) => path.endsWith('.md'))
    .map(([file, text]) => ({ file, line: 1, text }));
  return reportOn([...commentsOf(tree), ...documents], (passage) => [
    ...complaints(passage, outside, ([words]) => `cites "${words}", which is not in this repository`),
    ...complaints(passage, inside, ([, place = '', section]) => missing(tree, place, section)),
    ...complaints(passage, record, ([, number = '']) => missing(tree, `decisions/${number}`)),
    ...deadLinks(tree, passage),
  ]);
}

function missing(tree: SourceTree, place: string, section?: string): string | undefined {
  const path = `docs/${place}`;
  // The tree holds texts only, so a picture can't be looked for.
  if (picture.test(path)) return undefined;
  // A record may be cited by its number: docs/decisions/010.
  const isNumber = /\/\d{3}$/.test(path);
  const file = [...tree.keys()].find(
    (one) => one === path || one.startsWith(`${path}/`) || (isNumber && one.startsWith(`${path}-`)),
  );
  if (!file) return `cites ${path}, which doesn't exist`;
  if (section === undefined) return undefined;
  // A number is before a heading or in the first column of a table.
  const heading = new RegExp(`^(?:#+|\\|) *${section.replaceAll('.', '\\.')}\\.?\\s`, 'm');
  return heading.test(tree.get(file) ?? '')
    ? undefined
    : `cites section ${section} of ${file}, which has none of that number`;
}

/** Finds relative links of a document that lead nowhere. */
function deadLinks(tree: SourceTree, passage: Passage): Finding[] {
  if (!passage.file.endsWith('.md')) return [];
  const folder = passage.file.split('/').slice(0, -1);
  return complaints(passage, /\]\((?!\w+:|#)([^)#\s]+)/g, ([, link = '']) => {
    const target = resolved(folder, link);
    const isThere =
      target === '' || [...tree.keys()].some((one) => one === target || one.startsWith(`${target}/`));
    return isThere || picture.test(link) ? undefined : `links to ${link}, which doesn't exist`;
  });
}

function resolved(folder: readonly string[], link: string): string {
  const parts = [...folder];
  for (const part of link.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function complaints(
  { file, line, text }: Passage,
  pattern: RegExp,
  complaint: (match: RegExpMatchArray) => string | undefined,
): Finding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const words = complaint(match);
    if (!words) return [];
    return [
      {
        file,
        line: line + lineAt(text, match.index ?? 0) - 1,
        problem: `${words}.`,
        fix: 'Cite docs/product.md by section, a decision record, docs/protocol.md or a public standard.',
      },
    ];
  });
}
