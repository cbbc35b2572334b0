import type { LuaFieldRule } from '../../generate/from-lua/lua-fields';

const bytes = (size: number, first = 4) => {
  const value = Buffer.alloc(size, 1);
  if (size > 0) value[0] = first;
  return value.toString('base64url');
};

/**
 * Returns a value that a rule accepts, at its lower or its upper bound; nothing where the bound depends on the state. A form that
 * is not known here gets letters.
 */
export function valueAt(rule: LuaFieldRule, bound: 'min' | 'max'): unknown {
  return (accepted[rule.type] ?? characters)(rule, bound === 'max');
}

const characters = ({ min = 1, max = 0 }: LuaFieldRule, isMost: boolean) => 'a'.repeat(isMost ? max : min);

/** Values by the type of their rule, the largest ones or the smallest. */
const accepted: Readonly<Record<string, (rule: LuaFieldRule, isMost: boolean) => unknown>> = {
  integer: ({ min, max }, isMost) => (isMost ? max : min),
  'address or empty text': (_, isMost) => (isMost ? bytes(32) : ''),
  'https address': ({ max = 0 }, isMost) => `https://${'a'.repeat(isMost ? max - 8 : 1)}`,
  string: (_, isMost) => 'a'.repeat(isMost ? 1000 : 0),
  bytes: ({ size, max = 0, first }, isMost) => bytes(size ?? (isMost ? max : 0), first),
  number: ({ max = 1 }, isMost) => (isMost ? '9'.repeat(max) : '1'),
  quantity: ({ max = 1 }, isMost) => (isMost ? '9'.repeat(max) : '0'),
  address: () => bytes(32),
  boolean: (_, isMost) => isMost,
  choice: ({ choices }, isMost) => choices?.at(isMost ? -1 : 0),
  language: (_, isMost) => (isMost ? 'aa-aa' : 'aa'),
  texts: ({ max, item, choices = [] }, isMost) => textsIn(isMost ? max : 1, choices, item),
  list: ({ min, max, item }, isMost) => Array(isMost ? max : min).fill(item && valueAt(item, 'min')),
  object: ({ fields = [] }, isMost) =>
    Object.fromEntries(
      fields
        .filter(({ optional }) => isMost || !optional)
        .map(({ name, rule }) => [name, valueAt(rule, isMost ? 'max' : 'min')]),
    ),
};

/** Returns texts in some languages, of which some can't be absent. */
const textsIn = (count = 1, required: readonly string[], item: LuaFieldRule | undefined) =>
  Object.fromEntries(
    [
      ...required,
      ...Array.from({ length: count - required.length }, (_, at) => `x${'abcdefghijklmnopqrstuvwxyz'[at]}`),
    ].map((language) => [language, item && valueAt(item, 'min')]),
  );

/** Returns values that a rule doesn't accept: of another type, beyond each bound, and with each part wrong. */
export function wrongValues(rule: LuaFieldRule): unknown[] {
  switch (rule.type) {
    case 'integer':
      return ['1', 1.5, true, [1], {}, (rule.min ?? 0) - 1, rule.upTo ? 2 ** 40 : (rule.max ?? 0) + 1];
    case 'line':
      return [...wrongTexts(rule), 'a\nb'];
    case 'lines':
      return wrongTexts(rule);
    case 'address or empty text':
    case 'https address':
      return [5, true, ['a'], {}, ' ', 'a\u0007', 'a'.repeat((rule.max ?? 43) + 1)];
    case 'number':
    case 'quantity':
      return [5, true, ['1'], {}, '', '-1', '1.5', '1e3', 'a', '9'.repeat((rule.max ?? 1) + 1)];
    case 'string':
      return [5, true, ['a'], {}];
    case 'bytes':
      return wrongBytes(rule);
    case 'address':
      return [5, true, [bytes(32)], '', bytes(31), bytes(33), '*'.repeat(43)];
    case 'boolean':
      return ['true', 1, [], {}];
    case 'choice':
      return [5, true, [rule.choices?.[0]], '', 'nonsense'];
    case 'list':
      return wrongLists(rule);
    case 'object':
      return wrongObjects(rule);
    case 'language':
      return [5, true, ['aa'], {}, '', 'a', 'aaa', 'AA', 'aa-', 'aa-A', 'aa_aa', 'aa-aaa', ' aa', 'a1'];
    case 'texts':
      return wrongTranslations(rule);
    default:
      return wrongLetters(rule);
  }
}

/** A bell, a soft hyphen, a bidi override, an isolate, a joiner that joins nothing, a tag. */
const wrongCharacters = ['a\u0007', 'a\u00adb', 'a\u202eb', 'a\u2066b', 'a \u200db', 'a\u{e0061}'];

const wrongTexts = ({ max = 0 }: LuaFieldRule): unknown[] => [
  ...[5, true, ['a'], {}, '', ' \n', 'a'.repeat(max + 1)],
  ...wrongCharacters,
];

function wrongLetters({ type, min = 1, max = 0 }: LuaFieldRule): unknown[] {
  // any space is a character of a text without a form
  const blank = type === 'utf8' ? [] : [' '];
  return [
    5,
    true,
    ['a'],
    {},
    ...(min > 0 ? ['a'.repeat(min - 1)] : []),
    ...blank,
    'a\u0007',
    'a'.repeat(max + 1),
  ];
}

function wrongBytes({ size, max = 0, first }: LuaFieldRule): unknown[] {
  const lengths = size === undefined ? [bytes(max + 1)] : ['', bytes(size - 1), bytes(size + 1)];
  const firsts = size !== undefined && first !== undefined ? [bytes(size, first + 1)] : [];
  return [5, true, ['a'], {}, '*'.repeat(Math.ceil(((size ?? max) * 4) / 3)), ...lengths, ...firsts];
}

function wrongLists({ item, min = 0, max = 0 }: LuaFieldRule): unknown[] {
  if (!item) return [];
  const good = valueAt(item, 'min');
  const few = min > 0 ? [[]] : [];
  return [5, 'a', { a: good }, Array(max + 1).fill(good), ...few, ...wrongValues(item).map((one) => [one])];
}

function wrongTranslations({ max = 1, item, choices: required = [] }: LuaFieldRule): unknown[] {
  const good = textsIn(1, required, item);
  const tags = ['x', 'English', 'en-gb-x'].map((tag) => ({ ...good, [tag]: item && valueAt(item, 'min') }));
  const texts = item ? wrongValues(item).map((one) => ({ ...good, xa: one })) : [];
  return [5, 'a', [], {}, textsIn(max, [], item), textsIn(max + 1, required, item), ...tags, ...texts];
}

function wrongObjects(rule: LuaFieldRule): unknown[] {
  const good = valueAt(rule, 'min') as Record<string, unknown>;
  const fields = rule.fields ?? [];
  return [
    5,
    'a',
    [],
    ...(rule.isExact ? [{ ...good, more: 'a' }] : []),
    ...fields.filter(({ optional }) => !optional).map(({ name }) => ({ ...good, [name]: undefined })),
    ...fields.flatMap(({ name, rule: part }) => wrongValues(part).map((one) => ({ ...good, [name]: one }))),
  ];
}
