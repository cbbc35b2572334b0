import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleLua } from '../../aos';
import type { LiveProcess } from './live-process';

/**
 * Parts of a state that an earlier version of it has not, each by its path: a `column`, a `record` and a `field` of a record, which
 * an upgrade fills with their empty values, and a column that has another name there, which a migration brings back.
 */
export interface PlantedState {
  column: string;
  record: string;
  field: string;
  renamed: string;
}

/** Returns the code of a process with changes of the definition of its state: Lua of the local `definition`. */
function sourceWith(process: string, changes: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${process}-`));
  try {
    cpSync(fileURLToPath(new URL(`../../${process}/src`, import.meta.url)), folder, { recursive: true });
    renameSync(join(folder, 'state.lua'), join(folder, 'definition.lua'));
    const lines = ["local definition = require('definition')", changes, 'return definition'];
    writeFileSync(join(folder, 'state.lua'), lines.join('\n'));
    return bundleLua(join(folder, 'main.lua'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the code of a process whose state is one version earlier. */
export function earlierSource(process: string): string {
  return sourceWith(process, 'definition.version = definition.version - 1');
}

/** Returns today's code of a process with the migration from the planted state. */
export function sourceWithMigration(process: string, { renamed }: PlantedState): string {
  return sourceWith(
    process,
    `definition.migrations[definition.version] = function(state)
      state.${renamed}, state.${earlierName(renamed)} = state.${earlierName(renamed)}, nil
    end`,
  );
}

/**
 * Makes the state of a process that runs earlier code a planted one.
 * @param state the global that holds it
 * @throws when the state lacks one of the parts already
 */
export async function plantState(live: LiveProcess, state: string, planted: PlantedState): Promise<void> {
  const { column, record, field, renamed } = planted;
  const parts = [column, record, field, renamed].map((path) => `${state}.${path}`);
  await live.evaluateLua(`
    ${parts.map((part) => `assert(${part} ~= nil, 'there is no ${part}')`).join('\n')}
    ${state}.${earlierName(renamed)} = ${state}.${renamed}
    ${parts.join(', ')} = nil`);
}

const earlierName = (path: string) => path.replace(/\w+$/, 'planted');
