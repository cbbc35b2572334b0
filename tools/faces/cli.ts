/**
 * Makes the faces for headings again: `npm run faces`. Needs the npm registry; the fonts are
 * kept below `.cache/faces`. Run it when `tools/faces/faces.test.ts` says that labels lack characters.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readSourceTree } from '../checks/source/source-tree';
import { labelCharacters, latinCharacters } from './characters';
import { type Face, type FontSource, faces, fileNameOf } from './faces';
import { messagesIn } from './label-messages';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/faces');
const output = path.join(root, 'shared/src/ui/faces');
const tree = readSourceTree(root);

/** The characters of each face, by its family. */
const coverage: Record<string, string> = {};

/** Fetches a package once, and returns the folder of its content. */
function unpacked({ package: name, integrity }: FontSource): string {
  const folder = path.join(cache, name.replaceAll('/', '-'));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const answer = execFileSync('npm', ['pack', name, '--json', '--pack-destination', cache], {
    encoding: 'utf8',
  });
  const [archive] = JSON.parse(answer) as [{ filename: string; integrity: string }];
  if (archive.integrity !== integrity) throw new Error(`${name} is not the archive that faces.ts names`);
  mkdirSync(folder);
  const file = path.join(cache, archive.filename.replace('/', '-').replace('@', ''));
  execFileSync('tar', ['xzf', file, '-C', folder, '--strip-components=1']);
  return folder;
}

const charactersOf = ({ locale }: Face) =>
  locale ? labelCharacters(messagesIn(tree, locale)) : latinCharacters();

async function makeFace(face: Face): Promise<string> {
  const folder = unpacked(face.source);
  const characters = charactersOf(face);
  const font = await subsetFont(readFileSync(path.join(folder, face.source.file)), characters.join(''), {
    targetFormat: 'woff2',
  });
  const name = fileNameOf(face);
  writeFileSync(path.join(output, `${name}.woff2`), font);
  copyFileSync(path.join(folder, face.source.licence), path.join(output, `${name}.licence.txt`));
  console.log(`${name}.woff2: ${characters.length} characters, ${font.length} bytes`);
  coverage[face.family] = characters.join('');
  return `@font-face {
  font-family: "${face.family}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: 700 900;
  font-display: optional;
}
`;
}

mkdirSync(output, { recursive: true });
const rules: string[] = [];
for (const face of faces) rules.push(await makeFace(face));
writeFileSync(path.join(output, 'faces.css'), `/* Made by tools/faces. */\n${rules.join('\n')}`);
writeFileSync(path.join(root, 'tools/faces/testing/coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
