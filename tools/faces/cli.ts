/**
 * Makes the faces for headings again: `npm run faces`. Needs the npm registry; the fonts are
 * kept below `.cache/faces`. Run it when `tools/faces/faces.test.ts` says that labels lack characters.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readSourceTree } from '../checks/source/source-tree';
import { labelCharacters, latinCharacters } from './characters';
import { type Face, faces, fileNameOf } from './faces';
import { messagesIn } from './label-messages';
import { unpackedFont } from './unpacked-font';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = path.join(root, 'shared/src/ui/faces');
const tree = readSourceTree(root);

/** The characters of each face, by its family. */
const coverage: Record<string, string> = {};

const charactersOf = ({ locale }: Face) =>
  locale ? labelCharacters(messagesIn(tree, locale)) : latinCharacters();

async function makeFace(face: Face): Promise<string> {
  const folder = unpackedFont(face.source);
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
