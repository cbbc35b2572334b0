import type { LuaField, LuaFieldRule } from './lua-fields';

/**
 * Returns the rows of the protocol's table of fields: action, field, what it may be, what is read if it is absent, and the code
 * of the refusal. An action without fields has a row that says so.
 * @param byAction the fields of each action, in the order of the table
 */
export function fieldRows(byAction: Iterable<readonly [string, readonly LuaField[]]>): string[][] {
  return [...byAction].flatMap(([action, fields]) =>
    fields.length === 0
      ? [[`\`${action}\``, 'none', '', '', '']]
      : fields.map((field) => [
          `\`${action}\``,
          `\`${field.name}\``,
          ruleText(field.rule),
          absenceText(field),
          field.code ? `\`${field.code}\`` : 'never',
        ]),
  );
}

function absenceText({ optional, default: value }: LuaField): string {
  if (!optional) return 'refused';
  if (value === '') return 'counts as the empty text';
  return value === undefined ? 'allowed' : `counts as ${String(value)}`;
}

/** Returns what a field may be, in words. */
export function ruleText(rule: LuaFieldRule): string {
  switch (rule.type) {
    case 'integer':
      return `whole number, ${rule.min} to ${rule.upTo ?? rule.max}`;
    case 'utf8':
      return `text, 1 to ${rule.max} bytes of UTF-8`;
    case 'string':
      return 'any text';
    case 'bytes':
      return bytesText(rule);
    case 'address':
      return '32 bytes';
    case 'boolean':
      return 'true or false';
    case 'choice':
      return `one of ${(rule.choices ?? []).map((choice) => `\`${choice}\``).join(', ')}`;
    case 'list':
      return `list of ${rule.min} to ${rule.max}: ${rule.item ? ruleText(rule.item) : ''}`;
    case 'language':
      return 'tag of a language: `xx` or `xx-yy`';
    case 'texts':
      return `object of up to ${rule.max} languages, \`${rule.choices?.join()}\` among them: ${rule.item ? ruleText(rule.item) : ''}`;
    case 'object':
      return `object of ${(rule.fields ?? []).map(partText).join(', ')}${rule.isExact ? ', and nothing else' : ''}`;
    default:
      return rule.max === undefined ? rule.type : `${rule.type}, ${rule.min ?? 1} to ${rule.max} code points`;
  }
}

function bytesText({ size, max, first }: LuaFieldRule): string {
  const count = size === undefined ? `up to ${max} bytes` : `${size} bytes`;
  return first === undefined ? count : `${count}, the first one ${first}`;
}

const partText = ({ name, rule, optional }: LuaField): string =>
  `\`${name}\`${optional ? '?' : ''} (${ruleText(rule)})`;
