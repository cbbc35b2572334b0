import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AreaDeclaration,
  type AreaManifest,
  declaredKeys,
  parseAreaManifest,
} from '@rainbow-rabbit/shared/area';
import type { RsbuildPlugin } from '@rsbuild/core';
import { locales } from '../../shared/src/i18n/locales';
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

/**
 * Reads the texts of the keys that a declaration names, in every language, from `locales/<code>.json` of the area.
 * @throws Error naming the keys that have no text
 */
export function declaredTexts(folder: string, declaration: AreaDeclaration) {
  const keys = declaredKeys(declaration);
  const missing: string[] = [];
  const textsIn = (code: string) => {
    const messages = JSON.parse(readFileSync(path.join(folder, `locales/${code}.json`), 'utf8'));
    missing.push(...keys.filter((key) => !messages[key]).map((key) => `"${key}" in locales/${code}.json`));
    return Object.fromEntries(keys.map((key) => [key, String(messages[key])]));
  };
  const texts = Object.fromEntries(locales.map(({ code }) => [code, textsIn(code)]));
  if (missing.length > 0)
    throw new Error(`The declaration of ${declaration.name} names what has no text: ${missing.join(', ')}.`);
  return texts;
}

function describe(folder: string, { workspace, declaration, requires }: ManifestInput): AreaManifest {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(js|css|wasm)$/.test(name))
    .sort();
  const { contract, routes, nameKey, navigation, card, eventPath } = declaration;
  const texts = declaredTexts(workspace.folder, declaration);
  const whole = createHash('sha256').update(JSON.stringify([declaration, texts]));
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
    contract,
    requires,
    entry: entryFile,
    container: containerName(workspace.name),
    preload: names.filter((name) => path.posix.basename(name).startsWith(`${exposedChunk}.`)),
    files,
    routes: [...routes],
    ...(nameKey && { nameKey }),
    ...(navigation && { navigation: navigation.map((link) => ({ ...link, places: [...link.places] })) }),
    ...(card && { card }),
    ...(eventPath && { eventPath }),
    texts,
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
