import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleLua } from './bundle-lua';

const processesFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a process by its name, the folder below `processes`, into one Lua source that the owner of an AO process
 * sends as `Eval`, also to a live process, which keeps its state.
 * @throws when `folder` has no process of that name, or its Lua can't be bundled
 */
export function processSource(name: string, folder = processesFolder): string {
  const entry = join(folder, name, 'src', 'main.lua');
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(entry)) {
    throw new Error(`There is no process called ${JSON.stringify(name)}: ${entry} is missing.`);
  }
  return bundleLua(entry);
}
