import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdIn } from '../../tools/build/build-records';
import { hashOfFile } from '../../tools/build/file-hashes';
import { treeRoot } from '../../tools/build/workspace';
import { placeShell } from '../../tools/release/app-folder';

interface SecondBuild {
  /** The ids of the build that lay there, and of the build that lies there now. */
  first: string;
  second: string;
  /** The path of its main script, which the first build doesn't have. */
  script: string;
}

const second = '00000000000000b2';
const mainScript = /static\/js\/main\.[0-9a-f]+\.js/;

/** Replaces texts in a file of a build, each wherever it occurs. */
function replaceIn(file: string, changes: Readonly<Record<string, string>>): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

/**
 * Puts another build of the shell in the place of the one in the app's folder: its main script marks the page, and has
 * another name; page and worker name that one. The first build's main script is there no more.
 * @param scratch an empty folder, for the build
 */
export function placeSecondBuild(appFolder: string, scratch: string): SecondBuild {
  const dist = path.join(scratch, 'second-shell');
  cpSync(path.join(treeRoot, 'shell/dist'), dist, { recursive: true });
  const at = (name: string) => path.join(dist, name);
  const page = readFileSync(at('index.html'));
  const first = buildIdIn(page.toString());
  const before = mainScript.exec(page.toString())?.[0];
  if (!before) throw new Error('index.html names no main script');
  const script = before.replace(/[0-9a-f]+\.js$/, 'b2b2b2b2.js');
  const bytesBefore = readFileSync(at(before));
  renameSync(at(before), at(script));
  const mark = "document.documentElement.dataset.code = 'second';\n";
  writeFileSync(at(script), mark + readFileSync(at(script), 'utf8'));
  replaceIn(at('index.html'), {
    [first]: second,
    [before]: script,
    [hashOfFile(bytesBefore)]: hashOfFile(readFileSync(at(script))),
  });
  replaceIn(at('service-worker.js'), {
    [first]: second,
    [before]: script,
    [hashOfFile(bytesBefore)]: hashOfFile(readFileSync(at(script))),
    [hashOfFile(page)]: hashOfFile(readFileSync(at('index.html'))),
  });
  placeShell(appFolder, dist);
  return { first, second, script };
}
