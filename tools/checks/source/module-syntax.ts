import { parseSync, Visitor } from 'oxc-parser';
import { lineAt } from './kinds';

/** One mention of another module. */
export interface Import {
  specifier: string;
  line: number;
  /** `lazy` is `import()`; `type` leaves nothing in the running code. */
  kind: 'static' | 'lazy' | 'type';
}

/** The syntax tree of a source file. */
export type Program = ReturnType<typeof parseSync>['program'];

/** A comment as the parser finds it: its text without the signs around it. */
export type SyntaxComment = ReturnType<typeof parseSync>['comments'][number];

/**
 * An exported name that the module declares itself: no re-export and no default. An export under another name than
 * its own (`export { a as b }`) stands in for something else and isn't listed either.
 */
export interface ExportedName {
  name: string;
  line: number;
}

export interface ModuleSyntax {
  program: Program;
  comments: readonly SyntaxComment[];
  exportedNames: readonly ExportedName[];
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
  const imported = module.staticImports.map(({ moduleRequest, entries, start }) => {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    const isWholeType = text.startsWith('import type', start);
    return mention(moduleRequest.value, start, isType || isWholeType ? 'type' : 'static');
  });
  const exported = module.staticExports.flatMap(({ entries, start }) => {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!request) return [];
    return [mention(request.value, start, entries.every((entry) => entry.isType) ? 'type' : 'static')];
  });
  return {
    program,
    comments,
    exportedNames: exportedNames(module, text),
    imports: [...imported, ...exported, ...lazyImports(program, mention)],
  };
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
    },
    TSImportType({ source }) {
      found.push(mention(source.value, source.start, 'type'));
    },
  }).visit(program);
  return found;
}
