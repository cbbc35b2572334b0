import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AreaManifest } from '@rainbow-rabbit/shared/area';
import { writeFiles } from '../../build/write-files';

/** A temporary folder for a test of releases. */
export interface ReleaseStage {
  folder: string;
  /** The place of the app, empty at first. */
  appFolder: string;
  /** Writes the files of a build; returns its folder. */
  write(name: string, files: Readonly<Record<string, string>>): string;
  /** Returns the dist folder of an area's build `0.1.0-<hash>`, as a build leaves it. */
  areaDist(name: string, hash: string): string;
  remove(): void;
}

export function createReleaseStage(): ReleaseStage {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const write = (name: string, files: Readonly<Record<string, string>>): string => {
    const dist = path.join(folder, name);
    writeFiles(dist, files);
    return dist;
  };
  return {
    folder,
    appFolder: path.join(folder, 'app'),
    write,
    areaDist(name, hash) {
      const manifest: AreaManifest = {
        name,
        version: '0.1.0',
        build: `0.1.0-${hash}`,
        contract: '2.1',
        requires: {},
        entry: 'area.js',
        container: `area_${name}`,
        preload: [],
        files: {},
        routes: [`/${name}`, `/${name}/:page`].map((route) => ({
          path: route,
          layout: 'none',
          titleKey: 'title',
        })),
        texts: { en: { title: name } },
      };
      return write(`${name}-${hash}`, {
        'area.json': JSON.stringify(manifest),
        'area.js': `/* ${hash} */`,
        '.stamp': 'ours alone',
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
