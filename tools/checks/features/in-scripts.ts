import { parseSync, Visitor } from 'oxc-parser';
import { supportOf } from './known-features';

/** The interfaces of the objects that every page or worker has under a name. */
const interfaces: Readonly<Record<string, readonly string[]>> = {
  navigator: ['Navigator', 'WorkerNavigator'],
  document: ['Document'],
  window: ['Window'],
  globalThis: ['Window', 'WorkerGlobalScope'],
  self: ['Window', 'WorkerGlobalScope'],
  performance: ['Performance'],
  screen: ['Screen'],
};

/** Keys of methods by their name: of those with a capital, which hardly any other object has. */
const methods = new Map<string, string[]>();
for (const key of supportOf.keys()) {
  const [, name] = /^(?:api|javascript\.builtins)\.\w+\.([a-z]+[A-Z]\w*)$/.exec(key) ?? [];
  if (name) methods.set(name, [...(methods.get(name) ?? []), key]);
}

const keysOfGlobal = (name: string): readonly string[] => [
  `api.${name}`,
  `javascript.builtins.${name}`,
  ...(/^[a-z]/.test(name) ? [`api.Window.${name}`] : []),
];

/** Returns the keys that a member of a named object may have, such as `AbortSignal.any` and `navigator.share`. */
const keysOfMember = (owner: string, member: string): readonly string[] =>
  interfaces[owner]
    ? [...interfaces[owner].map((name) => `api.${name}.${member}`), ...keysOfGlobal(member)]
    : [`api.${owner}.${member}_static`, `javascript.builtins.${owner}.${member}`];

/**
 * Returns MDN's keys of the browser's objects and methods that a script names. Each list is of one thing: an object that isn't
 * known by name may be any that has the method.
 * @throws Error if it doesn't parse
 */
export function featuresInScript(path: string, text: string): readonly (readonly string[])[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} doesn't parse: ${errors[0].message}`);
  const used = new Map<string, readonly string[]>();
  const use = (keys: readonly string[]): boolean => {
    const known = keys.filter((key) => supportOf.has(key));
    if (known.length > 0) used.set(known.join(), known);
    return known.length > 0;
  };
  /** Where names are that stand for no global object: those of members and of properties. */
  const names = new Set<number>();
  new Visitor({
    Identifier({ name, start }) {
      // Bundles have short names of their own.
      if (!names.has(start) && name.length > 3) use(keysOfGlobal(name));
    },
    Property({ key }) {
      names.add(key.start);
    },
    MethodDefinition({ key }) {
      names.add(key.start);
    },
    PropertyDefinition({ key }) {
      names.add(key.start);
    },
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      names.add(property.start);
      if (object.type === 'Identifier') use(keysOfMember(object.name, property.name));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
        return;
      const { object, property } = callee;
      const isKnown =
        object.type === 'Identifier' &&
        keysOfMember(object.name, property.name).some((key) => supportOf.has(key));
      if (!isKnown) use(methods.get(property.name) ?? []);
    },
  }).visit(program);
  return [...used.values()];
}
