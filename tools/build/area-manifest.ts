import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { actsFile, type DeclaredActs } from '@rainbow-rabbit/shared/acts';
import {
  type AreaDeclaration,
  type AreaManifest,
  declaredKeys,
  parseAreaManifest,
} from '@rainbow-rabbit/shared/area';
import type { RsbuildPlugin } from '@rsbuild/core';
import { actTextsFolder, areaActs } from './area-acts';
import { areaFirstViews, firstViewsFile, type MakeFirstView } from './area-first-views';
import type { BuiltWorkspace } from './built-workspace';
import { declaredTexts } from './declared-texts';
import { filesBelow, hashOfFile } from './file-hashes';
import { areaPayloadFolder, areaPayloads, emitFiles, payloadFiles } from './payloads';

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
  acts?: DeclaredActs | undefined;
}

/** Files of a build, by path from its folder. */
type BuiltFiles = Readonly<Record<string, Buffer>>;

/** The first views of an area's pages, as the file that a release reads. */
const firstViewsOf = ({ workspace, declaration, firstView }: ManifestInput) =>
  firstView ? JSON.stringify(areaFirstViews(workspace.folder, declaration, firstView)) : '';

function describe(built: BuiltFiles, input: ManifestInput): AreaManifest {
  const { workspace, declaration, requires, acts } = input;
  const { contract, routes, nameKey, navigation, card, eventPath } = declaration;
  const texts = declaredTexts({
    folder: workspace.folder,
    place: 'locales',
    keys: declaredKeys(declaration),
    subject: `The declaration of ${declaration.name}`,
  });
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
    ...(acts && { acts: Object.keys(acts) }),
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

/** Returns the plugin that writes an area's acts, the data and first views of its pages, and its manifest, `area.json`. */
export function writeAreaManifest(input: ManifestInput): RsbuildPlugin {
  return {
    name: manifestPlugin,
    setup(api) {
      const { workspace, declaration, acts } = input;
      const payloads = () => areaPayloads(workspace.folder, declaration);
      const actFiles = (): BuiltFiles => (acts ? { [actsFile]: areaActs(workspace.folder, acts) } : {});
      const describer: AreaDescriber = {
        name: workspace.name,
        describe: (built) => describe({ ...built, ...payloadFiles(payloads()), ...actFiles() }, input),
      };
      emitFiles(api, areaPayloadFolder(workspace.folder), () => payloadFiles(payloads()));
      if (acts) emitFiles(api, actTextsFolder(workspace.folder), actFiles);
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
