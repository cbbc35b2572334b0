import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { lineAt } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';
import { commentsOf } from './comments';

/** Names of documents that a clone of this repository doesn't hold. */
const outside =
  /product[- ]spec(?:ification)?\b|\bdesign(?: section)? \d[\d.]*|\btested[- ]facts\b|\bhouse[- ]style\b|\.\.\/shared\/[\w-]+\.md/gi;

/** The chapters of the product, whose sections and constants are numbered through, each number once. */
const chapters = 'docs/product';

/** Numbers of sections, one or several: `4.2`, `9.100 to 9.102`, `4.8, 8.2 and 9.3`. */
const numbers = String.raw`\d+(?:\.\d+)*(?:(?:,|;|,? and|,? or| to)\s\d+(?:\.\d+)+)*(?![\w-])`;

/** A document or folder of this repository, with the numbers of sections or without: `docs/product 4.2`. */
const inside = new RegExp(`\\bdocs\\/([\\w/.-]*\\w)(?:\`?,?\\s(?:sections?\\s)?(${numbers}))?`, 'g');

/** A number before its document: `4.2 of docs/product`. */
const before = new RegExp(`\\b(${numbers}) of docs\\/product(?![\\w/.-]*\\w)`, 'g');

/** The number of a constant in parentheses, wherever it is: `(9.31)`. */
const constant = new RegExp(`(?<=\\()9\\.${numbers}(?=[);])`, 'g');

/** References of chapters of the product to each other: `(4.2)`, and the number of a constant without parentheses, too. */
const between = new RegExp(`(?<=\\()${numbers}(?=[);])|(?<![\\w.])9\\.\\d+(?![\\w-])`, 'g');

/** The number of a section before its heading, or of a constant as the first cell of a row. */
const numbered = /(?<=^#+ )\d+(?:\.\d+)*(?=\.?\s)|(?<=^\| )\d+(?:\.\d+)*(?= \|)/gm;

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
    ...complaints(passage, inside, ([, place = '', sections]) => missing(tree, `docs/${place}`, sections)),
    ...complaints(passage, before, ([, sections]) => missing(tree, chapters, sections)),
    ...complaints(passage, constant, ([sections]) => missing(tree, chapters, sections)),
    ...complaints(passage, record, ([, number = '']) => missing(tree, `docs/decisions/${number}`)),
    ...(isChapter(passage.file) ? betweenChapters(tree, passage) : []),
    ...deadLinks(tree, passage),
  ]);
}

const isChapter = (file: string) => file.startsWith(`${chapters}/`);

/** Finds references of a chapter to numbers that no chapter has, and numbers that are not its alone. */
function betweenChapters(tree: SourceTree, passage: Passage): Finding[] {
  const places = [...tree.keys()].filter(isChapter).flatMap((file) => numberedIn(tree, file));
  return [
    ...complaints(passage, between, ([sections]) => missing(tree, chapters, sections)),
    ...complaints(passage, numbered, ([number]) =>
      places.filter((one) => one === number).length > 1
        ? `has the number ${number}, which ${chapters} has twice`
        : undefined,
    ),
  ];
}

const numberedIn = (tree: SourceTree, file: string): string[] =>
  [...(tree.get(file) ?? '').matchAll(numbered)].map(([number]) => number);

/** Says what is missing: the document, the folder, or the first of the sections that it should have. */
function missing(tree: SourceTree, path: string, sections?: string): string | undefined {
  // The tree holds texts only, so a picture can't be looked for.
  if (picture.test(path)) return undefined;
  // A record may be cited by its number: docs/decisions/010.
  const isNumber = /\/\d{3}$/.test(path);
  const files = [...tree.keys()].filter(
    (one) => one === path || one.startsWith(`${path}/`) || (isNumber && one.startsWith(`${path}-`)),
  );
  if (files.length === 0) return `cites ${path}, which doesn't exist`;
  const there = files.flatMap((file) => numberedIn(tree, file));
  const gone = sections?.match(/\d+(?:\.\d+)*/g)?.find((section) => !there.includes(section));
  return gone && `cites section ${gone} of ${path}, which has none of that number`;
}

/** Finds links of a document that lead to no file or folder of the tree, or to no heading of a page. */
function deadLinks(tree: SourceTree, { file, line, text }: Passage): Finding[] {
  if (!file.endsWith('.md')) return [];
  const folder = file.split('/').slice(0, -1);
  const links = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
  return complaints({ file, line, text }, links, ([, link = '', heading]) => {
    const target = link === '' ? file : resolved(folder, link);
    const isThere =
      target === '' || [...tree.keys()].some((one) => one === target || one.startsWith(`${target}/`));
    if (!isThere && !picture.test(link)) return `links to ${link}, which doesn't exist`;
    if (heading === undefined || !target.endsWith('.md')) return undefined;
    if (anchorsOf(tree.get(target) ?? '').includes(heading)) return undefined;
    return `links to #${heading} of ${target}, which has no such heading`;
  });
}

/** Returns the anchors of a page's headings, as code hosts make them: `#102-approval` of "10.2 Approval". */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

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
        fix: 'Cite a number that docs/product has ("docs/product 9.97"), a decision record, docs/protocol.md or a public standard.',
      },
    ];
  });
}
