import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AreaDeclaration,
  type AreaManifest,
  declaredKeys,
  parseAreaManifest,
} from '@rainbow-rabbit/shared/area';
import { locales } from '@rainbow-rabbit/shared/i18n';
import type { RsbuildPlugin } from '@rsbuild/core';
import { areaFirstViews, firstViewsFile, type MakeFirstView } from './area-first-views';
import type { BuiltWorkspace } from './built-workspace';
import { filesBelow, hashOfFile } from './file-hashes';
import { areaPayloadFolder, areaPayloads, emitPayloads, payloadFiles } from './payloads';

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
  firstView?: MakeFirstView | undefined;
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

/** Files of a build, by path from its folder. */
type BuiltFiles = Readonly<Record<string, Buffer>>;

/** The first views of an area's pages, as the file that a release reads. */
const firstViewsOf = ({ workspace, declaration, firstView }: ManifestInput) =>
  firstView ? JSON.stringify(areaFirstViews(workspace.folder, declaration, firstView)) : '';

function describe(built: BuiltFiles, input: ManifestInput): AreaManifest {
  const { workspace, declaration, requires } = input;
  const { contract, routes, nameKey, navigation, card, eventPath } = declaration;
  const texts = declaredTexts(workspace.folder, declaration);
  const whole = createHash('sha256').update(JSON.stringify([declaration, texts]));
  whole.update(firstViewsOf(input));
  const files: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(built)) {
    whole.update(name).update(bytes);
    files[name] = hashOfFile(bytes);
  }
  return parseAreaManifest({
    name: workspace.name,
    version: workspace.version,
    build: `${workspace.version}-${whole.digest('hex').slice(0, 8)}`,
    contract,
    requires,
    entry: entryFile,
    container: containerName(workspace.name),
    preload: Object.keys(built).filter((name) => path.posix.basename(name).startsWith(`${exposedChunk}.`)),
    files,
    routes: [...routes],
    ...(nameKey && { nameKey }),
    ...(navigation && { navigation: navigation.map((link) => ({ ...link, places: [...link.places] })) }),
    ...(card && { card }),
    ...(eventPath && { eventPath }),
    texts,
  });
}

/** Returns the scripts, styles and WebAssembly below a folder. */
function readBuilt(folder: string): BuiltFiles {
  const names = filesBelow(folder).filter((name) => /\.(js|css|wasm)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

/** The name under which plugins of the same build find the `AreaDescriber`. */
export const manifestPlugin = 'write-area-manifest';

/** Describes an area while it is built. */
export interface AreaDescriber {
  /** The area's name. */
  name: string;
  /**
   * Returns the manifest of the area with these files, as its messages and the data of its pages are now.
   * @throws Error naming the keys that have no text, AppError `area.manifest-invalid` naming the fields
   */
  describe(built: BuiltFiles): AreaManifest;
}

/** Returns the plugin that writes the data and first views of an area's pages, and its manifest, `area.json`, after its build. */
export function writeAreaManifest(input: ManifestInput): RsbuildPlugin {
  return {
    name: manifestPlugin,
    setup(api) {
      const payloads = () => areaPayloads(input.workspace.folder, input.declaration);
      const describer: AreaDescriber = {
        name: input.workspace.name,
        describe: (built) => describe({ ...built, ...payloadFiles(payloads()) }, input),
      };
      emitPayloads(api, areaPayloadFolder(input.workspace.folder), payloads);
      api.expose(manifestPlugin, describer);
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return;
        const folder = api.context.distPath;
        const manifest = describer.describe(readBuilt(folder));
        writeFileSync(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
        if (input.firstView) writeFileSync(path.join(folder, firstViewsFile), `${firstViewsOf(input)}\n`);
      });
    },
  };
}
