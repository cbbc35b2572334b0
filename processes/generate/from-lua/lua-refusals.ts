import { readFileSync } from 'node:fs';
import type { LuaField } from './lua-fields';

/** An action of a process, and the codes that it is refused with besides those of every message. */
export interface ActionRefusals {
  action: string;
  /** The `Action` of its reply; empty for a notice, which has none. */
  reply: string;
  codes: readonly string[];
}

/** The functions of a Lua module by name; that which a module returns has no name. */
interface LuaModule {
  source: string;
  functions: ReadonlyMap<string, string>;
  /** The modules that it requires, by the local name. */
  required: ReadonlyMap<string, string>;
}

/** An action in a table: `Scan = require('…')`, `Ban = desk.act('Ban', setBan(true))`, or `Info = desk.info`, which the desk makes. */
const tableEntry =
  /^ {2}(?:\['([\w-]+)'\]|(\w+)) = (?:(\w+)(?:\.\w+)?\('\w+', )?(?:require\('([\w.-]+)'\)|(\w+)\(|(\w+)\.(\w+),)/gm;

/** The module of an action's handler, and that of the function which wraps it. */
interface HandlerModules {
  inner: string;
  outer?: string | undefined;
}

/**
 * Returns the actions of a process in the order of its `actions.lua`, each with the codes in the functions that its `check`
 * calls and of the fields that it declares. Functions named `riding` and modules `riding-…` are left out: they read what rides
 * along, which never makes a message fail.
 * @param folder the process's folder
 * @param catalogue all codes, in the order in which they are listed
 * @param fields the fields that each action declares
 * @throws Error for an action whose handler has no `check`
 */
export function actionRefusals(
  folder: string,
  catalogue: readonly string[],
  fields: ReadonlyMap<string, readonly LuaField[]>,
): ActionRefusals[] {
  const tree = new LuaTree(folder, catalogue);
  const { source, required } = tree.module('actions');
  return [...source.matchAll(tableEntry)].map(
    ([, quoted, plain = '', wrapper = '', direct, made = '', desk, own = '']) => {
      const action = quoted ?? plain;
      const { inner, outer } = desk
        ? tree.madeBy(required.get(desk) ?? '', own)
        : // an act that another function makes, such as `changePhase('Open')`
          { inner: direct ?? required.get(made) ?? '', outer: required.get(wrapper) };
      const declared = (fields.get(action) ?? []).map(({ code }) => code);
      const found = new Set([
        ...(outer ? commonCodes(tree, outer, inner) : []),
        ...tree.codesOfCheck(inner),
        ...declared,
      ]);
      const reply = (outer && tree.replyOf(outer)) || tree.replyOf(inner);
      return { action, reply, codes: catalogue.filter((code) => found.has(code)) };
    },
  );
}

/** Returns the codes of the part that all acts share: only those of the owner have one, and an act may have a right of its own. */
function commonCodes(tree: LuaTree, outer: string, inner: string): string[] {
  const { source } = tree.module(inner);
  const [, right, rule = ''] = /\bright = (\w+)\.(\w+)/.exec(source) ?? [];
  const missing = [source.includes('ownerOnly = true') ? '' : 'staff.owner-only', right ? 'staff.only' : ''];
  const shared = [...tree.codesOfCheck(outer)].filter((code) => !missing.includes(code));
  return right ? [...shared, ...tree.codesOfCall(inner, right, rule)] : shared;
}

/** The Lua of a process, read as far as the calls between its functions go. */
class LuaTree {
  readonly #modules = new Map<string, LuaModule>();

  constructor(
    private readonly folder: string,
    private readonly catalogue: readonly string[],
  ) {}

  module(name: string): LuaModule {
    const path = `${name.startsWith('common.') ? '..' : 'src'}/${name.replaceAll('.', '/')}.lua`;
    const known = this.#modules.get(name) ?? parseModule(readFileSync(`${this.folder}/${path}`, 'utf8'));
    this.#modules.set(name, known);
    return known;
  }

  /** Returns the `Action` of the reply that a handler returns; empty for a handler without a reply of its own. */
  replyOf(handler: string): string {
    return /(?:return|reply =) '([A-Z]\w+)',/.exec(this.module(handler).source)?.[1] ?? '';
  }

  /** Returns the modules of a handler that a module makes and has in a table: `desk.log = staffLog(process)`. */
  madeBy(module: string, name: string): HandlerModules {
    const { source, required } = this.module(module);
    const made = new RegExp(`^ *\\w+\\.${name} = (\\w+\\.\\w+\\('\\w+', )?(\\w+)\\(`, 'm').exec(source);
    return { inner: required.get(made?.[2] ?? '') ?? '', outer: made?.[1] && module };
  }

  /** Returns the codes in a function of another module, as a module calls it: `first.second(`. */
  codesOfCall(module: string, first: string, second: string): ReadonlySet<string> {
    const found = new Set<string>();
    const called = this.#called(module, first, second);
    if (called) this.#collect(...called, found, new Set());
    return found;
  }

  /** Returns the codes in the `check` of a handler, and in all functions that it calls. */
  codesOfCheck(handler: string): ReadonlySet<string> {
    const check = functionNamed(this.module(handler), 'check');
    // the codes of a page are those of its fields
    if (this.module(handler).required.has('pagedList')) return new Set();
    if (!check) throw new Error(`The handler ${handler} has no check`);
    const found = new Set<string>();
    this.#collect(handler, check, found, new Set());
    return found;
  }

  #collect(module: string, name: string, found: Set<string>, seen: Set<string>): void {
    const body = this.module(module).functions.get(name);
    if (body === undefined || seen.has(`${module} ${name}`)) return;
    seen.add(`${module} ${name}`);
    for (const [, text = ''] of body.matchAll(/'([a-z.-]+)'/g)) {
      if (this.catalogue.includes(text)) found.add(text);
    }
    for (const [, first = '', second] of body.matchAll(/\b(\w+)(?:\.(\w+))?\(/g)) {
      const called = second === 'riding' ? undefined : this.#called(module, first, second);
      if (called) this.#collect(...called, found, seen);
    }
  }

  /** Returns the module and the name of a function that a module calls as `first.second(` or `first(`. */
  #called(module: string, first: string, second: string | undefined): [string, string] | undefined {
    const other = this.module(module).required.get(first);
    if (!other) return [module, second ? `${first}.${second}` : first];
    if (other.includes('.riding-')) return undefined;
    return [other, second ? (functionNamed(this.module(other), second) ?? '') : ''];
  }
}

/** Returns the full name of a module's function, such as `scan.check`. */
const functionNamed = ({ functions }: LuaModule, name: string): string | undefined =>
  [...functions.keys()].find((key) => key.endsWith(`.${name}`));

function parseModule(source: string): LuaModule {
  const required = new Map(
    [...source.matchAll(/^local (\w+) = require\('([\w.-]+)'\)/gm)].map(([, alias = '', name = '']) => [
      alias,
      name,
    ]),
  );
  const functions = new Map<string, string>();
  const pattern =
    /^( *)(?:local function (\w+)|function ([\w.]+)|return function) ?\([^)\n]*\)(?: (.*)end$|\n([\s\S]*?)^\1end)/gm;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [whole, , local, named, line, body = ''] = match;
    functions.set(local ?? named ?? '', line ?? body);
    // a function may have others inside
    if (line === undefined) pattern.lastIndex = match.index + whole.indexOf('\n');
  }
  // a reader that serves as the whole check of a read
  for (const [, name = '', called = ''] of source.matchAll(/^ *local (\w+) = \{ .*?check = ([\w.]+) \}$/gm))
    functions.set(`${name}.check`, `${called}()`);
  return { source, functions, required };
}
