import { type FunctionDeclaration, type Node, parse } from 'luaparse';

/** A function that needs annotations, with the comment above it. */
export interface LuaFunction {
  name: string;
  /** Line, from 1. */
  line: number;
  parameters: readonly string[];
  /** The largest number of values that one of its returns gives. */
  returns: number;
  /** Lines of the comment right above it, without what is before `---`. */
  comment: readonly string[];
}

interface Place {
  /** First line of the statement or table field that the node is part of. */
  line: number;
  /** True inside the arguments of a call. */
  isArgument: boolean;
}

/**
 * Lists the functions of a Lua file, without those that are written as arguments of a call: the called function's
 * annotation has their types.
 * @throws when the file doesn't parse
 */
export function luaFunctionsOf(text: string): LuaFunction[] {
  const chunk = parse(text, { luaVersion: '5.3', comments: false, locations: true });
  const lines = text.split('\n');
  return functionsIn(chunk.body).map(({ node, line }) => ({
    name: node.identifier ? nameOf(node.identifier) : 'function',
    line: lineOf(node),
    parameters: node.parameters.map((one) => (one.type === 'Identifier' ? one.name : '...')),
    returns: returnsOf(node.body),
    comment: commentAbove(lines, line),
  }));
}

/** Returns the functions below some statements, each with the first line of the statement or field it is part of. */
function functionsIn(statements: readonly Node[]): { node: FunctionDeclaration; line: number }[] {
  return statements.flatMap((statement) => visit(statement, { line: lineOf(statement), isArgument: false }));
}

function visit(node: Node, place: Place): { node: FunctionDeclaration; line: number }[] {
  const line = startsOwnLine(node) ? lineOf(node) : place.line;
  if (node.type === 'FunctionDeclaration') {
    return [...(place.isArgument ? [] : [{ node, line }]), ...functionsIn(node.body)];
  }
  return childrenOf(node).flatMap(([child, isArgument]) =>
    visit(child, { line, isArgument: isArgument || place.isArgument }),
  );
}

const lineOf = (node: Node): number => node.loc?.start.line ?? 0;

const startsOwnLine = ({ type }: Node): boolean =>
  /Statement$|^FunctionDeclaration$|^TableKey/.test(type) && type !== 'CallStatement';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the nodes below a node, and true with each that is an argument of a call. */
function childrenOf(node: Node): [child: Node, isArgument: boolean][] {
  return Object.entries(node).flatMap(([key, value]) => {
    const isArgument = key === 'arguments' && node.type !== 'ReturnStatement';
    return [value]
      .flat()
      .filter(isNode)
      .map((child): [Node, boolean] => [child, isArgument]);
  });
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression'
    ? nameOf(node.base) + node.indexer + node.identifier.name
    : 'function';
}

function returnsOf(body: readonly Node[]): number {
  const counts = body.map((node) => {
    if (node.type === 'ReturnStatement') return node.arguments.length;
    if (node.type === 'FunctionDeclaration') return 0;
    return returnsOf(childrenOf(node).map(([child]) => child));
  });
  return Math.max(0, ...counts);
}

function commentAbove(lines: readonly string[], line: number): string[] {
  const comment: string[] = [];
  for (let at = line - 2; at >= 0; at -= 1) {
    const text = lines[at]?.trim() ?? '';
    if (!text.startsWith('--')) break;
    comment.unshift(text);
  }
  return comment;
}
