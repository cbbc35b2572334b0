import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { catalogueFiles, catalogueOf } from './catalogue-files.mjs';

/** Returns the plugin that builds each of an area's first catalogues of all its files. */
export function folderTexts(folder: string): RsbuildPlugin {
  const catalogues = path.join(folder, 'locales');
  return {
    name: 'folder-texts',
    setup(api) {
      api.transform({ test: /\.json$/, order: 'pre' }, ({ code, resourcePath, addDependency }) => {
        if (path.dirname(resourcePath) !== catalogues) return code;
        const language = path.basename(resourcePath, '.json');
        for (const file of catalogueFiles(folder, language)) addDependency(file);
        return JSON.stringify(catalogueOf(folder, language));
      });
    },
  };
}
