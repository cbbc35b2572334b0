import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleLua } from '../../aos';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Lua that puts modules of the process into globals, by the globals' names: `{ sha256: 'codec.sha256' }`. */
export function modulesAsGlobals(modules: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rabbit-modules-'));
  try {
    for (const name of readdirSync(source)) {
      if (name !== 'main.lua') symlinkSync(join(source, name), join(folder, name));
    }
    const lines = Object.entries(modules).map(([global, name]) => `${global} = require('${name}')`);
    writeFileSync(join(folder, 'main.lua'), lines.join('\n'));
    return bundleLua(join(folder, 'main.lua'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
