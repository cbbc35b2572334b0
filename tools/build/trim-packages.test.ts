import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { trimCode } from './trim-packages';

/** Returns the code of the installed router. */
function routerCode(): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-router'));
  const codes = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return codes.find((code) => code.includes('var ENABLE_DEV_WARNINGS')) ?? '';
}

test('the installed router has each part that the page leaves out, once', () => {
  const code = routerCode();
  const trimmed = trimCode('react-router', code);
  expect(trimmed).toContain('var ENABLE_DEV_WARNINGS = false;');
  expect(trimmed.length).toBeLessThan(code.length);
});

test('a router without one of the parts, or with two of them, is refused', () => {
  const code = routerCode();
  const part = 'Form.displayName = "Form";';
  expect(() => trimCode('react-router', code.replace(part, ''))).toThrow(`once: ${part}`);
  expect(() => trimCode('react-router', `${code}\n${part}`)).toThrow(`once: ${part}`);
});

test('the installed federation runtime has the part that the page leaves out, once', () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const file = path.join(path.dirname(resolve('@module-federation/runtime-core')), 'remote/index.js');
  expect(trimCode('@module-federation/runtime-core', readFileSync(file, 'utf8'))).toContain('{ return;');
});
