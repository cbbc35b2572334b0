import { Visitor } from 'oxc-parser';
import { escaped } from '../source/escaped';
import { lineAt } from '../source/kinds';
import type { Program } from '../source/module-syntax';

/** A key or code that is written literally in the source. */
export interface Mention {
  text: string;
  line: number;
}

/** The keys and codes of messages that a source file names. */
export interface Mentions {
  /** Every string literal: a literal that equals a key counts as its use. */
  literals: ReadonlySet<string>;
  /** Keys put together at run time: `colour.${colour}` uses every key it could make. */
  families: readonly RegExp[];
  /** Keys that must exist: `t('…')`, `titleKey: '…'`, `titleKey="…"`. */
  keys: readonly Mention[];
  /** Codes that need a message: `new AppError('…')`. */
  codes: readonly Mention[];
}

/** Reads the mentions of messages in a source file. */
export function mentionsIn(program: Program, text: string): Mentions {
  const literals = new Set<string>();
  const families: RegExp[] = [];
  const keys: Mention[] = [];
  const codes: Mention[] = [];
  const mention = (list: Mention[], node: unknown) => {
    const literal = literalOf(node);
    if (literal) list.push({ text: literal.value, line: lineAt(text, literal.start) });
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value);
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length === 1) literals.add(parts[0] ?? '');
      else if (isKeyLike(parts)) families.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 't') mention(keys, first);
    },
    NewExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'AppError') mention(codes, first);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'titleKey') mention(keys, value);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && name.name === 'titleKey') mention(keys, value);
    },
  }).visit(program);
  return { literals, families, keys, codes };
}

/** The text around the holes of a template could be parts of a key, and say more than nothing. */
function isKeyLike([first = '', ...rest]: readonly string[]): boolean {
  return /^[a-z][\w-]*\.?[\w.-]*$/i.test(first) && rest.every((part) => /^[\w.-]*$/.test(part));
}

function literalOf(node: unknown): { value: string; start: number } | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (!('value' in node && 'start' in node && 'type' in node)) return undefined;
  const isString =
    node.type === 'Literal' && typeof node.value === 'string' && typeof node.start === 'number';
  return isString ? (node as { value: string; start: number }) : undefined;
}
