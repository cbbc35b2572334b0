import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the Lua that every process may require as `common.…`. */
const commonFolder = fileURLToPath(new URL('../../common', import.meta.url));

/**
 * Bundles an entry file and the modules that it requires by dotted name into one Lua source. `domain.scan` is
 * `domain/scan.lua` below the entry's folder, `common.fields` is `processes/common/fields.lua`; aos resolves other
 * names, such as `json`.
 *
 * Comments stay at home: they are a third of the text, which whoever makes a process pays and each unit reads. Lines keep their
 * numbers. The result may be sent to a live process as `Eval` any number of times. Modules live in the bundle, not in
 * `package.loaded`: each time all code is the new code, and what the process keeps is what it holds in globals
 * that the code declares idempotently (`Players = Players or {}`). Lua reports errors with file and line.
 * @throws when a module is missing, modules require each other in a circle, or the entry's folder has a `common`
 */
export function bundleLua(entryFile: string): string {
  const root = dirname(entryFile);
  if (existsSync(join(root, 'common')))
    throw new Error(`Lua can't distinguish ${root}/common from ${commonFolder}`);
  const modules = new Map<string, string>();
  const entry = readModule(root, basename(entryFile, '.lua'), modules, []);
  return [
    'local sources = {}',
    ...[...modules].map(([name, source]) => `sources[${quote(name)}] = ${chunk(name, source)}`),
    loader,
    `return assert(${chunk(basename(entryFile, '.lua'), entry)})(require)`,
    '',
  ].join('\n');
}

const loader = `local outer, loaded = require, {}
local function require(name)
  if not sources[name] then return outer(name) end
  if loaded[name] == nil then
    local value = assert(sources[name])(require)
    loaded[name] = value == nil or value
  end
  return loaded[name]
end`;

/** Reads a module after those it requires, which go into `modules` in the order they load. */
function readModule(
  root: string,
  name: string,
  modules: Map<string, string>,
  path: readonly string[],
): string {
  if (path.includes(name)) throw new Error(`Lua modules require each other: ${[...path, name].join(' → ')}`);
  const source = withoutComments(readFileSync(fileOf(root, name), 'utf8'));
  for (const required of requiredNames(source)) {
    if (modules.has(required) || !isOwn(root, required)) continue;
    modules.set(required, readModule(root, required, modules, [...path, name]));
  }
  return source;
}

/** Comments of Lua with the blanks before them, and the strings that may look like one (Lua 5.3 reference manual, 3.1). */
const commentsAndStrings =
  /[ \t]*--(?:\[(=*)\[[\s\S]*?\]\1\]|[^\n]*)|\[(=*)\[[\s\S]*?\]\2\]|(["'])(?:\\[\s\S]|(?!\3)[^\\])*\3/g;

/** Takes comments out of Lua and leaves their line breaks. */
function withoutComments(source: string): string {
  return source.replace(commentsAndStrings, (text, block: string | undefined) => {
    if (!/^[ \t]*--/.test(text)) return text;
    return block === undefined ? '' : text.replace(/[^\n]/g, '') || ' ';
  });
}

function requiredNames(source: string): string[] {
  return [...source.matchAll(/\brequire\s*\(?\s*(['"])([\w.-]+)\1/g)].map((match) => match[2] ?? '');
}

/** Returns true for common modules, and where the first part is a folder or a file here; then the file must exist. */
function isOwn(root: string, name: string): boolean {
  if (name.startsWith('.')) return false;
  if (isCommon(name)) return true;
  const [first = ''] = name.split('.');
  return existsSync(join(root, first)) || existsSync(join(root, `${first}.lua`));
}

function fileOf(root: string, name: string): string {
  const folder = isCommon(name) ? dirname(commonFolder) : root;
  return join(folder, `${name.replaceAll('.', '/')}.lua`);
}

function isCommon(name: string): boolean {
  return name.startsWith('common.');
}

/** Lua that compiles a module on its own, named after its file, with `require` as its argument. */
function chunk(name: string, source: string): string {
  const level = longBracketLevel(source);
  const file = `@${name.replaceAll('.', '/')}.lua`;
  return `load([${level}[local require = ...;${source}]${level}], ${quote(file)}, 't', _G)`;
}

/** As many `=` as it takes so that the source can't close the bracket. */
function longBracketLevel(source: string): string {
  let level = '';
  while (source.includes(`]${level}]`) || source.endsWith(`]${level}`)) level += '=';
  return level;
}

function quote(text: string): string {
  return `'${text}'`;
}
