import { parseSync } from 'oxc-parser';

/** The parts of a type's syntax tree that a schema is written with. */
interface TypeNode {
  type: string;
  start: number;
  end: number;
  typeName?: { right?: { name: string } };
  typeArguments?: { params: readonly TypeNode[] };
  elementTypes?: readonly TypeNode[];
  typeAnnotation?: TypeNode;
  members?: readonly SchemaMember[];
}

interface SchemaMember {
  key: { start: number; end: number };
  typeAnnotation: { typeAnnotation: TypeNode };
}

const plain: Readonly<Record<string, string>> = {
  BooleanSchema: 'boolean',
  NumberSchema: 'number',
  StringSchema: 'string',
};

/**
 * Writes the declaration of a valibot schema as that of the type it gives, since a schema is exported for its type
 * alone: another check of a value isn't another type. Other declarations stay as they are.
 */
export function schemaType(declaration: string): string {
  if (!/^const \w+: v\./.test(declaration)) return declaration;
  const prefix = 'declare ';
  const source = prefix + declaration;
  const [statement] = parseSync('schema.ts', source).program.body;
  if (statement?.type !== 'VariableDeclaration') return declaration;
  const id = statement.declarations[0]?.id as unknown as {
    end: number;
    typeAnnotation: { typeAnnotation: TypeNode };
  };
  const type = id.typeAnnotation.typeAnnotation;
  return `${source.slice(prefix.length, type.start)}${written(type, source, '')};`;
}

function written(node: TypeNode, source: string, indent: string): string {
  const verbatim = source.slice(node.start, node.end);
  const name = node.typeName?.right?.name ?? '';
  const [first, second] = node.typeArguments?.params ?? [];
  if (plain[name]) return plain[name];
  if (!first) return verbatim;
  if (name === 'ObjectSchema') return objectType(first, source, indent);
  if (name === 'ArraySchema') return `${written(first, source, indent)}[]`;
  if (name === 'OptionalSchema') return `${written(first, source, indent)} | undefined`;
  if (name === 'PicklistSchema') return source.slice(first.start, first.end);
  if (name === 'RecordSchema' && second)
    return `Record<${written(first, source, indent)}, ${written(second, source, indent)}>`;
  // Actions that only check leave the type; a brand or a transformation gives another.
  const [piped, ...actions] = first.typeAnnotation?.elementTypes ?? first.elementTypes ?? [];
  const isChecked = actions.every((action) =>
    /^(?:Check|Regex|Integer|\w*(?:Length|Value))Action$/.test(action.typeName?.right?.name ?? ''),
  );
  return name === 'SchemaWithPipe' && piped && isChecked ? written(piped, source, indent) : verbatim;
}

function objectType({ members = [] }: TypeNode, source: string, indent: string): string {
  const inner = `${indent}    `;
  const lines = members.map(({ key, typeAnnotation: { typeAnnotation } }) => {
    const mark = typeAnnotation.typeName?.right?.name === 'OptionalSchema' ? '?' : '';
    return `${inner}${source.slice(key.start, key.end)}${mark}: ${written(typeAnnotation, source, inner)};`;
  });
  return ['{', ...lines, `${indent}}`].join('\n');
}
