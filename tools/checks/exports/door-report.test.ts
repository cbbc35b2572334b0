import { reportOnDoor } from './door-report';
import { parseReport, reportText, sinceOf } from './report-text';

const report = (files: Record<string, string>) => {
  const { exported, inner } = reportOnDoor(new Map(Object.entries(files)), 'ui/index.d.ts');
  return { exported: Object.fromEntries(exported), inner: Object.fromEntries(inner) };
};

test('exports are found through other modules, with the types they are written with', () => {
  expect(
    report({
      'ui/index.d.ts':
        "export { Button } from './button';\nexport * from './parts';\nexport type { Node } from 'react';",
      'ui/button.d.ts':
        "import type { Look } from '../look';\nexport interface ButtonProps extends Look { wide?: boolean; }\nexport declare function Button({ wide, look: x, ...rest }: ButtonProps): void;",
      'ui/parts/index.d.ts': 'export declare const size = 1;\ndeclare const hidden = 2;\nexport {};',
      'look.d.ts': 'export interface Look { tone: Tone; }\ndeclare type Tone = 1;',
    }),
  ).toEqual({
    exported: {
      Button: 'function Button(options: ButtonProps): void;',
      Node: "from 'react'",
      size: 'const size = 1;',
    },
    inner: {
      ButtonProps: 'interface ButtonProps extends Look { wide?: boolean; }',
      Look: 'interface Look { tone: Tone; }',
      Tone: 'type Tone = 1;',
    },
  });
});

test('overloads belong together, and an import may be exported by itself', () => {
  expect(
    report({
      'ui/index.d.ts': "import { pick } from './pick';\nexport { pick };",
      'ui/pick.d.ts': 'export declare function pick(a: 1): 1;\nexport declare function pick(a: 2): 2;',
    }).exported,
  ).toEqual({ pick: 'function pick(a: 1): 1;\nfunction pick(a: 2): 2;' });
});

test('a name that leads nowhere is an error', () => {
  expect(() => report({ 'ui/index.d.ts': "export { a } from './a';", 'ui/a.d.ts': 'export {};' })).toThrow(
    "ui/a.d.ts doesn't export a.",
  );
});

test('a written report is read as it was', () => {
  const written = {
    contract: '1.0',
    exported: new Map([['Button', 'function Button(): void;\nfunction Button(a: 1): void;']]),
    inner: new Map([['Look', 'type Look = 1;']]),
    since: new Map([['Button', '1.0']]),
  };
  expect(parseReport(reportText('ui', written, 'a.ts'))).toEqual(written);
});

test('a report says which contract brought a name, until the next major', () => {
  const names = (...exported: string[]) => ({
    exported: new Map(exported.map((name) => [name, ''])),
    inner: new Map<string, string>(),
  });
  const released = { ...names('a', 'b'), contract: '1.1', since: new Map([['b', '1.1']]) };
  const now = names('a', 'b', 'c');
  expect(Object.fromEntries(sinceOf(now, '1.2', released, '1.1'))).toEqual({ b: '1.1', c: '1.2' });
  expect(Object.fromEntries(sinceOf(now, '1.2', undefined, '1.1'))).toEqual({ a: '1.2', b: '1.2', c: '1.2' });
  expect(Object.fromEntries(sinceOf(now, '2.0', released, '1.1'))).toEqual({});
  expect(Object.fromEntries(sinceOf(now, '1.0', undefined, undefined))).toEqual({});
});
