import { dataTypes } from './data-types';
import type { LuaField } from './lua-fields';

const typesOf = (fields: readonly LuaField[]) => dataTypes('BoxData', 'The data.', [['Put', fields]]);

it('an action has the type of its fields, with what each may be, and without the number of the act', () => {
  expect(
    typesOf([
      { name: 'sequence', rule: { type: 'integer', min: 1, max: 9 } },
      { name: 'count', rule: { type: 'integer', min: 1, max: 5 }, optional: true },
      { name: 'key', rule: { type: 'bytes', size: 32 } },
      { name: 'from', rule: { type: 'address' } },
      { name: 'by', rule: { type: 'address', names: 'process' } },
      {
        name: 'kinds',
        rule: { type: 'list', min: 0, max: 2, item: { type: 'choice', choices: ['a', 'b'] } },
      },
      { name: 'texts', rule: { type: 'texts', max: 12, choices: ['en'], item: { type: 'line', max: 9 } } },
      { name: 'box', rule: { type: 'object', fields: [{ name: 'is-open', rule: { type: 'boolean' } }] } },
    ]),
  ).toBe(`/** The data. */
export interface BoxData {
  Put: {
    /** Whole number, 1 to 5. */
    count?: number;
    /** 32 bytes in base64url. */
    key: string;
    from: Address;
    by: ProcessId;
    kinds: readonly ('a' | 'b')[];
    /** Object of up to 12 languages, \`en\` among them: line, 1 to 9 code points. */
    texts: Readonly<Record<string, string>>;
    box: {
      'is-open': boolean;
    };
  };
}`);
});

it('an action without fields has an empty object', () => {
  expect(typesOf([])).toContain('  Put: object;');
});

it('choices that are too long for a line have a line each', () => {
  const choices = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
  const lines = typesOf([{ name: 'kind', rule: { type: 'choice', choices } }]).split('\n');
  expect(lines.slice(3, 7)).toEqual([
    '    kind:',
    ...choices.map((one, at) => `      | '${one}'${at === 2 ? ';' : ''}`),
  ]);
});
