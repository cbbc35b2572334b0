import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AreaDeclaration, type AreaManifest, parseAreaManifest } from '@rainbow-rabbit/shared/area';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { BuiltWorkspace } from './workspace';

/** The name of the manifest in an area's dist folder. */
const manifestFile = 'area.json';
/** The script that defines an area's container. */
export const entryFile = 'area.js';
/** The name of the chunk that holds the area's one exposed module. */
export const exposedChunk = 'exposed';

/** The global that an area's entry script defines. */
export const containerName = (area: string) => `rainbow_rabbit_area_${area}`;

interface ManifestInput {
  workspace: BuiltWorkspace;
  declaration: AreaDeclaration;
  requires: Record<string, string>;
}

function describe(folder: string, { workspace, declaration, requires }: ManifestInput): AreaManifest {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(js|css|wasm)$/.test(name))
    .sort();
  const whole = createHash('sha256').update(JSON.stringify(declaration));
  const files: Record<string, string> = {};
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    whole.update(name).update(bytes);
    files[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  return {
    name: workspace.name,
    version: workspace.version,
    build: `${workspace.version}-${whole.digest('hex').slice(0, 8)}`,
    contract: declaration.contract,
    requires,
    entry: entryFile,
    container: containerName(workspace.name),
    preload: names.filter((name) => path.posix.basename(name).startsWith(`${exposedChunk}.`)),
    files,
    routes: [...declaration.routes],
  };
}

/** Returns the plugin that writes an area's manifest, `area.json`, after its build. */
export function writeAreaManifest(input: ManifestInput): RsbuildPlugin {
  return {
    name: 'write-area-manifest',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return;
        const folder = api.context.distPath;
        const manifest = parseAreaManifest(describe(folder, input));
        writeFileSync(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
      });
    },
  };
}
