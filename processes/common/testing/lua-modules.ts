import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleLua } from '../../aos';

/**
 * Returns Lua that puts common modules into globals, by the globals' names: `{ Sha256: 'common.codec.sha256' }`.
 * @param source folder of the Lua of a process whose modules can be named too
 */
export function modulesAsGlobals(modules: Record<string, string>, source?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'common-modules-'));
  try {
    if (source) cpSync(source, folder, { recursive: true });
    const lines = Object.entries(modules).map(([global, name]) => `${global} = require('${name}')`);
    writeFileSync(join(folder, 'main.lua'), lines.join('\n'));
    return bundleLua(join(folder, 'main.lua'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
