import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { type AreaBuildParams, buildOfArea } from '../build/area-build';
import type { AreaHost } from '../build/area-host';
import { hashSources } from '../build/hash-sources';
import { readKitData } from './kit-data';

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the build of the area in the folder from which the build is run.
 * @throws Error if the area has no version, or its peer ranges exclude the shell that the kit was packed for
 */
export function outsideAreaBuild(params: AreaBuildParams): RsbuildConfig {
  const { shell } = readKitData();
  const host: AreaHost = {
    shell,
    sharedFolder: path.dirname(resolve('@rainbow-rabbit/shared/package.json')),
    stampOf: (folder) =>
      hashSources(
        folder,
        readdirSync(folder).filter((name) => !/^\.|^(dist|node_modules)$/.test(name)),
      ),
  };
  return buildOfArea(host, { ...params, folder: process.cwd() });
}
