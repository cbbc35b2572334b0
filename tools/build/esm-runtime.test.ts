import { existsSync } from 'node:fs';
import { esmRuntime } from './esm-runtime';

test('every CommonJS file of the federation runtime has an ES module beside it', () => {
  const aliases = Object.entries(esmRuntime());
  expect(aliases).toHaveLength(3);
  for (const [commonJs, esModule] of aliases) {
    expect(existsSync(commonJs)).toBe(true);
    expect(esModule).toBe(commonJs.replace(/\.cjs$/, '.js'));
  }
});
