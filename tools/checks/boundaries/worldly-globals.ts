import { Visitor } from 'oxc-parser';
import { lineAt } from '../source/kinds';
import type { Program } from '../source/module-syntax';

const worldly = new Set(
  `alert caches cancelAnimationFrame clearInterval clearTimeout confirm console crypto document fetch globalThis
  history indexedDB localStorage location matchMedia navigator performance process queueMicrotask
  requestAnimationFrame screen self sessionStorage setInterval setTimeout window Audio EventSource Image
  WebSocket Worker XMLHttpRequest`.split(/\s+/),
);

/** Members of otherwise harmless globals. */
const worldlyMembers = new Set(['Date.now', 'Math.random']);

interface Use {
  name: string;
  line: number;
}

/**
 * Uses of globals that know the time, chance, storage, the network or the page. A name that the file declares
 * anywhere is taken for its own.
 */
export function worldlyGlobals(program: Program, text: string): readonly Use[] {
  const own = declaredNames(program);
  const uses = new Map<number, Use>();
  const report = (name: string, start: number) => uses.set(start, { name, line: lineAt(text, start) });
  const notReferences = new Set<number>();
  new Visitor({
    MemberExpression({ object, property, computed, start }) {
      if (computed || property.type !== 'Identifier') return;
      notReferences.add(property.start);
      const name = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
      if (worldlyMembers.has(name)) report(name, start);
    },
    Property({ key, computed, shorthand }) {
      if (!(computed || shorthand)) notReferences.add(key.start);
    },
    TSPropertySignature({ key }) {
      notReferences.add(key.start);
    },
    TSMethodSignature({ key }) {
      notReferences.add(key.start);
    },
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        report('new Date()', start);
    },
    Identifier({ name, start }) {
      if (worldly.has(name) && !own.has(name) && !notReferences.has(start)) report(name, start);
    },
  }).visit(program);
  return [...uses.values()];
}

/** Names bound anywhere in the file: variables, parameters, functions, imports. */
function declaredNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (pattern: unknown) => {
    for (const name of boundBy(pattern)) names.add(name);
  };
  const addFunction = ({ id, params }: { id?: unknown; params: readonly unknown[] }) => {
    add(id);
    params.forEach(add);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ImportSpecifier: ({ local }) => add(local),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
    TSFunctionType: addFunction,
  }).visit(program);
  return names;
}

/** The names a binding pattern binds, through destructuring, defaults and rest. */
function boundBy(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null || !('type' in pattern)) return [];
  if ('name' in pattern && typeof pattern.name === 'string') return [pattern.name];
  const parts = ['left', 'argument', 'value', 'parameter', 'elements', 'properties'];
  return parts.flatMap((part) => {
    const inner: unknown = Reflect.get(pattern, part);
    return Array.isArray(inner) ? inner.flatMap(boundBy) : boundBy(inner);
  });
}
