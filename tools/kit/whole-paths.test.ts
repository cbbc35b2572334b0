import { packagesOf, withWholePaths } from './whole-paths';

const files = new Set(['src/area.js', 'src/ui/index.js', 'src/home/page.js', 'src/files.mjs']);

test.each([
  ["import { a } from './area';", "import { a } from './area.js';"],
  ["import { c } from './files.mjs';", "import { c } from './files.mjs';"],
  ["export * from './ui';", "export * from './ui/index.js';"],
  ["export { b } from './home/page';", "export { b } from './home/page.js';"],
  [
    'import a from "./area"; const page = () => import("./home/page");',
    "import a from './area.js'; const page = () => import('./home/page.js');",
  ],
])('relative requests are written out: %s', (code, whole) => {
  expect(withWholePaths('src/index.js', code, files)).toBe(whole);
});

test.each([
  "import './look.css';",
  "import texts from '../locales/en.json';",
  "import { useState } from 'react';",
  'const text = "import \'./area\'";',
  'const load = (name) => import(name);',
])('other requests stay as they are: %s', (code) => {
  expect(withWholePaths('src/index.js', code, files)).toBe(code);
});

test('a request for a file that is not packed ends the packing', () => {
  expect(() => withWholePaths('src/index.js', "import '../../processes/rabbit';", files)).toThrow(
    'src/index.js imports ../../processes/rabbit, which is not packed.',
  );
});

test('the packages of a module are known by their names', () => {
  const code =
    "import { jsx } from 'react/jsx-runtime';\nimport '@scope/one/door';\nimport './area';\nimport 'node:fs';\nconst late = () => import('mqtt');";
  expect([...packagesOf('src/index.js', code)].sort()).toEqual(['@scope/one', 'mqtt', 'react']);
});
