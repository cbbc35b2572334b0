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

export interface ModuleSyntax {
  program: Program;
  imports: readonly Import[];
}

/**
 * Parses a JavaScript or TypeScript file and lists what it imports, re-exports and loads lazily.
 * @throws when the file doesn't parse
 */
export function parseModule(path: string, text: string): ModuleSyntax {
  const { program, module, errors } = parseSync(path, text);
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
  return { program, imports: [...imported, ...exported, ...lazyImports(program, mention)] };
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
