import { ruleText } from './field-rows';
import type { LuaField, LuaFieldRule } from './lua-fields';

/**
 * Returns the TypeScript of an interface that has the type of each action's data, as its fields declare it. The number of an act is
 * left out: the client gives it.
 * @param name of the interface
 * @param comment of it
 * @param byAction the fields of each action, in the order of the interface
 */
export function dataTypes(
  name: string,
  comment: string,
  byAction: Iterable<readonly [string, readonly LuaField[]]>,
): string {
  const lines = [...byAction].map(([action, fields]) => {
    const own = fields.filter((field) => field.name !== 'sequence');
    return `  ${keyText(action)}: ${own.length === 0 ? 'object' : objectType(own, '  ')};`;
  });
  return `/** ${comment} */\nexport interface ${name} {\n${lines.join('\n')}\n}`;
}

function objectType(fields: readonly LuaField[], indent: string): string {
  const inner = `${indent}  `;
  const lines = fields.map(({ name, rule, optional }) => {
    const key = `${keyText(name)}${optional ? '?' : ''}`;
    return `${commentText(rule, inner)}${fieldLine(`${inner}${key}:`, typeText(rule, inner), inner)}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** The formatter's longest line. */
const lineWidth = 110;

/** Returns a field as the formatter writes it: choices that are too long for a line have a line each. */
function fieldLine(head: string, type: string, indent: string): string {
  const line = `${head} ${type};`;
  if (line.includes('\n') || line.length <= lineWidth) return line;
  return `${head}\n${type
    .split(' | ')
    .map((choice) => `${indent}  | ${choice}`)
    .join('\n')};`;
}

/** Types of rules of which the TypeScript says as much as the rule. */
const plain: readonly string[] = ['boolean', 'choice', 'object', 'address', 'string', 'list'];

/** Returns the comment of a field, which says what its rule accepts besides its type. */
function commentText(rule: LuaFieldRule, indent: string): string {
  const { type } = (rule.type === 'list' && rule.item) || rule;
  const text = type === 'bytes' ? `${ruleText(rule)} in base64url` : ruleText(rule);
  return plain.includes(type) ? '' : `${indent}/** ${sentence(text)} */\n`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Returns the type of the values that a rule accepts. Whatever has a form of its own is a text. */
function typeText(rule: LuaFieldRule, indent: string): string {
  switch (rule.type) {
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'choice':
      return (rule.choices ?? []).map((choice) => `'${choice}'`).join(' | ');
    case 'address':
      return { process: 'ProcessId', transaction: 'TxId', wallet: 'Address' }[rule.names ?? 'wallet'];
    case 'list':
      return listType(rule.item, indent);
    case 'object':
      return objectType(rule.fields ?? [], indent);
    case 'texts':
      return 'Readonly<Record<string, string>>';
    default:
      return 'string';
  }
}

function listType(item: LuaFieldRule | undefined, indent: string): string {
  if (!item) return 'readonly unknown[]';
  const type = typeText(item, indent);
  return item.type === 'choice' ? `readonly (${type})[]` : `readonly ${type}[]`;
}

const keyText = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
