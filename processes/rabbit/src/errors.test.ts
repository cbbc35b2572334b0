import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCodes, errorCodesFile, errorCodesModule } from '../generate/error-codes';

const folder = fileURLToPath(new URL('.', import.meta.url));
const commonFolder = fileURLToPath(new URL('../../common', import.meta.url));

/** Every code that the Lua source names outside the catalogues. */
function codesInUse(): Set<string> {
  const files = [folder, commonFolder]
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
    )
    .filter((file) => file.endsWith('.lua') && basename(file) !== 'errors.lua');
  const known = new Set(errorCodes().map((code) => code.split('.')[0]));
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([a-z]+)\.([a-z-]+)'/g)]
        .filter(([, family, name]) => known.has(family) && name !== undefined)
        .map(([, family, name]) => `${family}.${name}`),
    ),
  );
}

it('the catalogue has every code once, and all are in use', () => {
  const codes = errorCodes();
  expect(new Set(codes).size).toBe(codes.length);
  expect([...codesInUse()].sort()).toEqual([...codes].sort());
});

it('the protocol names every code', () => {
  const protocol = readFileSync(join(folder, '../../../docs/protocol.md'), 'utf8');
  expect(errorCodes().filter((code) => !protocol.includes(`\`${code}\``))).toEqual([]);
});

it('the codes for TypeScript are what the generator writes', () => {
  expect(readFileSync(errorCodesFile, 'utf8')).toBe(errorCodesModule());
});
