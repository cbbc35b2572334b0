import type { LuaFieldRule } from '../../generate/from-lua/lua-fields';

const bytes = (size: number, first = 4) => {
  const value = Buffer.alloc(size, 1);
  if (size > 0) value[0] = first;
  return value.toString('base64url');
};

/** Returns a value that a rule accepts, at its lower or its upper bound; nothing where the bound depends on the state. */
export function valueAt(rule: LuaFieldRule, bound: 'min' | 'max'): unknown {
  const make = accepted[rule.type];
  if (!make) throw new Error(`No value of the form "${rule.type}" is known: add it to field-values.ts`);
  return make(rule, bound === 'max');
}

const characters = ({ max = 0 }: LuaFieldRule, isMost: boolean) => 'a'.repeat(isMost ? max : 1);

/** Values by the type of their rule, the largest ones or the smallest. */
const accepted: Readonly<Record<string, (rule: LuaFieldRule, isMost: boolean) => unknown>> = {
  integer: ({ min, max }, isMost) => (isMost ? max : min),
  text: characters,
  nickname: characters,
  'X username': characters,
  slug: characters,
  string: (_, isMost) => 'a'.repeat(isMost ? 1000 : 0),
  bytes: ({ size, max = 0, first }, isMost) => bytes(size ?? (isMost ? max : 0), first),
  address: () => bytes(32),
  boolean: (_, isMost) => isMost,
  choice: ({ choices }, isMost) => choices?.at(isMost ? -1 : 0),
  list: ({ min, max, item }, isMost) => Array(isMost ? max : min).fill(item && valueAt(item, 'min')),
  object: ({ fields = [] }, isMost) =>
    Object.fromEntries(
      fields
        .filter(({ optional }) => isMost || !optional)
        .map(({ name, rule }) => [name, valueAt(rule, isMost ? 'max' : 'min')]),
    ),
};

/** Returns values that a rule doesn't accept: of another type, beyond each bound, and with each part wrong. */
export function wrongValues(rule: LuaFieldRule): unknown[] {
  switch (rule.type) {
    case 'integer':
      return ['1', 1.5, true, [1], {}, (rule.min ?? 0) - 1, rule.upTo ? 2 ** 40 : (rule.max ?? 0) + 1];
    case 'text':
      return [5, true, ['a'], {}, '', ' \n', 'a\u0007', 'a'.repeat((rule.max ?? 0) + 1)];
    case 'nickname':
    case 'X username':
    case 'slug':
      return [5, true, ['a'], {}, '', ' ', 'a\u0007', 'a'.repeat((rule.max ?? 0) + 1)];
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
    default:
      throw new Error(`No wrong value of the form "${rule.type}" is known: add it to field-values.ts`);
  }
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
