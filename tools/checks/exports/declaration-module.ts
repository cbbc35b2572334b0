import { parseSync } from 'oxc-parser';

/** A name in another module: `*` stands for the whole module. */
export interface ForeignName {
  from: string;
  name: string;
}

/** A declaration file, taken as a list of names. */
export interface DeclarationModule {
  /** Text of each declaration, without `export` and `declare`; overloads follow each other. */
  declarations: ReadonlyMap<string, string>;
  imports: ReadonlyMap<string, ForeignName>;
  /** Exported names: own ones lead to a local name. */
  exports: ReadonlyMap<string, ForeignName | { local: string }>;
  /** Modules that are exported as a whole (`export * from`). */
  wholes: readonly string[];
}

/**
 * Parses a declaration file (`.d.ts`).
 * @throws when it doesn't parse or exports a whole module under a name
 */
export function parseDeclarations(path: string, text: string): DeclarationModule {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} doesn't parse: ${errors[0].message}`);
  const declarations = new Map<string, string>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    for (const name of declaredBy(declaration)) {
      const written = text.slice(statement.start, statement.end).replace(/^(?:export )?(?:declare )?/, '');
      declarations.set(name, [declarations.get(name), written].filter(Boolean).join('\n'));
    }
  }
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(
      ({ localName, importName }) =>
        [localName.value, { from: moduleRequest.value, name: importName.name ?? '*' }] as const,
    ),
  );
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const wholes = exported.filter(({ importName }) => importName.kind === 'AllButDefault');
  const named = exported.filter(({ exportName }) => exportName.kind === 'Name');
  return {
    declarations,
    imports: new Map(imports),
    exports: new Map(
      named.map(({ exportName, importName, localName, moduleRequest }) => {
        if (importName.kind === 'All') throw new Error(`${path} exports a module as ${exportName.name}.`);
        const to = moduleRequest
          ? { from: moduleRequest.value, name: importName.name ?? '' }
          : { local: localName.name ?? '' };
        return [exportName.name ?? '', to] as const;
      }),
    ),
    wholes: wholes.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
  };
}

/** Returns the names that a statement declares. */
function declaredBy(statement: unknown): readonly string[] {
  if (typeof statement !== 'object' || statement === null) return [];
  if ('declarations' in statement && Array.isArray(statement.declarations)) {
    return statement.declarations.flatMap(({ id }) => nameOf(id));
  }
  return 'id' in statement ? nameOf(statement.id) : [];
}

function nameOf(id: unknown): readonly string[] {
  const isNamed = typeof id === 'object' && id !== null && 'name' in id && typeof id.name === 'string';
  return isNamed ? [id.name as string] : [];
}
