import { parseSync, Visitor } from 'oxc-parser';
import { lineAt } from './kinds';

/** One mention of another module. */
export interface Import {
  /** Its name or path. In that of `import()`, a hole of a template is written as `*`. */
  specifier: string;
  line: number;
  /** `lazy` is `import()`; `type` leaves nothing in the running code. */
  kind: 'static' | 'lazy' | 'type';
  /** The names that it takes from the other module; undefined for all that there is. */
  names?: readonly string[];
  /** Set for a re-export: the names that it passes on, with the other module's names for them, or `'all'`. */
  passesOn?: ReadonlyMap<string, string> | 'all';
}

/** The syntax tree of a source file. */
export type Program = ReturnType<typeof parseSync>['program'];

/** A comment as the parser finds it: its text without the signs around it. */
export type SyntaxComment = ReturnType<typeof parseSync>['comments'][number];

/**
 * An exported name that the module declares itself: no re-export and no default. An export under another name than
 * its own (`export { a as b }`) is a name for something else and isn't listed either.
 */
export interface ExportedName {
  name: string;
  line: number;
}

export interface ModuleSyntax {
  program: Program;
  comments: readonly SyntaxComment[];
  exportedNames: readonly ExportedName[];
  /** Every name that it exports without `from`, also a default and a renamed one. */
  ownNames: ReadonlySet<string>;
  imports: readonly Import[];
}

/**
 * Parses a JavaScript or TypeScript file and lists what it imports, re-exports and loads lazily.
 * @throws when the file doesn't parse
 */
export function parseModule(path: string, text: string): ModuleSyntax {
  const { program, module, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} doesn't parse: ${error.message}`);
  const mention = (specifier: string, start: number, kind: Import['kind']): Import => ({
    specifier,
    line: lineAt(text, start),
    kind,
  });
  const imported = module.staticImports.map(({ moduleRequest, entries, start }): Import => {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    const isWholeType = text.startsWith('import type', start);
    const one = mention(moduleRequest.value, start, isType || isWholeType ? 'type' : 'static');
    const names = entries.map(({ importName }) => nameOf(importName));
    return names.length > 0 && names.every(isName) ? { ...one, names } : one;
  });
  const exported = module.staticExports.flatMap(({ entries, start }): Import[] => {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!request) return [];
    const one = mention(request.value, start, entries.every((entry) => entry.isType) ? 'type' : 'static');
    return [{ ...one, passesOn: passedOn(entries) }];
  });
  return {
    program,
    comments,
    exportedNames: exportedNames(module, text),
    ownNames: ownNames(module),
    imports: [...imported, ...exported, ...lazyImports(program, mention)],
  };
}

type StaticExports = ReturnType<typeof parseSync>['module']['staticExports'];
interface EntryName {
  kind: string;
  name?: string | null;
}

/** Returns a name, `default`, or undefined for a namespace. */
function nameOf({ kind, name }: EntryName): string | undefined {
  return kind === 'Default' ? 'default' : (name ?? undefined);
}

const isName = (name: string | undefined): name is string => name !== undefined;

/** `export * as all from` passes a whole namespace on, which counts as all names. */
function passedOn(entries: StaticExports[number]['entries']): Import['passesOn'] {
  const names = entries.map(
    ({ exportName, importName }) => [nameOf(exportName), nameOf(importName)] as const,
  );
  const pairs = names.flatMap(([to, from]) => (to && from ? [[to, from] as const] : []));
  return pairs.length === names.length ? new Map(pairs) : 'all';
}

function ownNames(module: ReturnType<typeof parseSync>['module']): ReadonlySet<string> {
  const entries = module.staticExports.flatMap((one) => one.entries);
  return new Set(
    entries.flatMap(({ exportName, moduleRequest }) => (moduleRequest ? [] : (nameOf(exportName) ?? []))),
  );
}

function exportedNames(module: ReturnType<typeof parseSync>['module'], text: string): ExportedName[] {
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  return module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ exportName, localName, moduleRequest }) => {
      const { kind, name } = exportName;
      const isOwn = !(moduleRequest || imported.has(localName.name ?? '') || isRenamed(name, localName.name));
      return kind === 'Name' && name && isOwn ? [{ name, line: lineAt(text, start) }] : [];
    }),
  );
}

function isRenamed(name: string | null | undefined, local: string | null | undefined): boolean {
  return Boolean(name && local) && name !== local;
}

function lazyImports(
  program: Program,
  mention: (specifier: string, start: number, kind: Import['kind']) => Import,
): Import[] {
  const found: Import[] = [];
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found.push(mention(source.value, source.start, 'lazy'));
      }
      if (source.type === 'TemplateLiteral') {
        const specifier = source.quasis.map(({ value }) => value.cooked ?? '').join('*');
        found.push(mention(specifier, source.start, 'lazy'));
      }
    },
    TSImportType({ source }) {
      found.push(mention(source.value, source.start, 'type'));
    },
  }).visit(program);
  return found;
}
