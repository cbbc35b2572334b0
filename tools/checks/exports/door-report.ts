import { posix } from 'node:path';
import { type DeclarationModule, type ForeignName, parseDeclarations } from './declaration-module';

/** Declaration files by path. */
export type DeclarationFiles = ReadonlyMap<string, string>;

/** The declarations that a door is made of, by name. */
export interface DoorReport {
  /** Exported names. */
  exported: ReadonlyMap<string, string>;
  /** Types that exported ones are written with and that the door itself doesn't export. */
  inner: ReadonlyMap<string, string>;
}

interface Place {
  path: string;
  name: string;
}

/**
 * Lists the exports of a door with their declarations.
 * @param files all declaration files that the door leads to
 * @param door path of the door's own declaration file
 * @throws when a name leads nowhere
 */
export function reportOnDoor(files: DeclarationFiles, door: string): DoorReport {
  const modules = new Map<string, DeclarationModule>();
  const moduleAt = (path: string): DeclarationModule => {
    const known = modules.get(path) ?? parseDeclarations(path, files.get(path) ?? '');
    modules.set(path, known);
    return known;
  };
  const follow = (path: string, { from, name }: ForeignName): Place | string => {
    const target = resolved(files, path, from);
    return target ? placeOf(target, name) : `from '${from}'`;
  };
  /** Finds the declaration of a name that a module exports; a text stands for a foreign package. */
  const placeOf = (path: string, name: string): Place | string => {
    const { exports, imports, wholes } = moduleAt(path);
    const own = exports.get(name);
    if (own && 'from' in own) return follow(path, own);
    if (own) {
      const foreign = imports.get(own.local);
      return foreign ? follow(path, foreign) : { path, name: own.local };
    }
    for (const whole of wholes) {
      const target = resolved(files, path, whole);
      if (target && namesOf(target).includes(name)) return placeOf(target, name);
    }
    throw new Error(`${path} doesn't export ${name}.`);
  };
  const namesOf = (path: string): string[] => {
    const { exports, wholes } = moduleAt(path);
    const targets = wholes.flatMap((whole) => resolved(files, path, whole) ?? []);
    return [...exports.keys(), ...targets.flatMap(namesOf)];
  };

  const exported = new Map<string, string>();
  const inner = new Map<string, string>();
  const seen = new Set<string>();
  const waiting: Place[] = [];
  for (const name of namesOf(door)) {
    const place = placeOf(door, name);
    exported.set(name, typeof place === 'string' ? place : textAt(moduleAt(place.path), place));
    if (typeof place !== 'string') waiting.push(place);
  }
  for (const { path, name } of waiting) seen.add(`${path} ${name}`);
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const next of namedIn(moduleAt(place.path), place, follow)) {
      if (seen.has(`${next.path} ${next.name}`)) continue;
      seen.add(`${next.path} ${next.name}`);
      inner.set(
        next.name,
        [inner.get(next.name), textAt(moduleAt(next.path), next)].filter(Boolean).join('\n'),
      );
      waiting.push(next);
    }
  }
  return { exported: sorted(exported), inner: sorted(inner) };
}

function textAt({ declarations }: DeclarationModule, { path, name }: Place): string {
  const text = declarations.get(name);
  if (text === undefined) throw new Error(`${path} doesn't declare ${name}.`);
  // The names that a function destructures from an argument are no part of its signature.
  return text.replace(/([(,]\s*)\{[^{}]*\}(?=: )/g, '$1options');
}

/** Lists the names of this project that a declaration is written with. */
function namedIn(
  { declarations, imports }: DeclarationModule,
  { path, name }: Place,
  follow: (path: string, name: ForeignName) => Place | string,
): Place[] {
  const words = new Set(declarations.get(name)?.match(/[A-Za-z_$][\w$]*/g) ?? []);
  return [...words].flatMap((word) => {
    if (word === name) return [];
    if (declarations.has(word)) return [{ path, name: word }];
    const foreign = imports.get(word);
    const place = foreign && foreign.name !== '*' ? follow(path, foreign) : undefined;
    return place && typeof place !== 'string' ? [place] : [];
  });
}

function resolved(files: DeclarationFiles, path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), from);
  return [`${target}.d.ts`, `${target}/index.d.ts`].find((candidate) => files.has(candidate));
}

const sorted = (names: ReadonlyMap<string, string>) =>
  new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
