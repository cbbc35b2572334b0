/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutNames } from '@rainbow-rabbit/shared/area';

const styles = readFileSync(join(__dirname, 'layout.module.css'), 'utf8');

/** Returns the declarations of the rules for a layout alone. */
const own = (name: string) =>
  [...styles.matchAll(/\.layout\[data-layout="(\w+)"\] \{([^}]*)\}/g)].find(
    ([, layout]) => layout === name,
  )?.[2] ?? '';

const withLook = layoutNames.filter((name) => name !== 'default' && name !== 'none');

test.each(withLook)('layout %s has its own accent', (name) => {
  expect(own(name)).toMatch(/--rr-accent: var/);
});

test('no two layouts look alike', () => {
  const looks = withLook.map((name) => own(name).replace(/--rr-accent[^;]*;/g, ''));
  expect(new Set(looks).size).toBe(withLook.length);
});
