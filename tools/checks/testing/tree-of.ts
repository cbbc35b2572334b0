import type { SourceTree } from '../source/source-tree';

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name: `@rainbow-rabbit/${name}`, ...more });

/** A small project of the usual shape, plus the files given. */
export function treeOf(files: Readonly<Record<string, string>>): SourceTree {
  return new Map(
    Object.entries({
      'package.json': JSON.stringify({ devDependencies: { jest: '1' } }),
      'shared/package.json': manifest('shared', {
        exports: { './ui': './src/ui/index.ts', './errors': './src/errors/index.ts' },
        dependencies: { react: '1' },
      }),
      'shared/src/ui/index.ts': "import { useState } from 'react';\nexport const use = useState;",
      'shared/src/errors/index.ts': 'export const code = 1;',
      'remotes/game/package.json': manifest('game', {
        peerDependencies: { react: '1', '@rainbow-rabbit/shared': '1' },
        devDependencies: { '@rsbuild/core': '1' },
      }),
      'remotes/social/package.json': manifest('social'),
      'shell/package.json': manifest('shell', { dependencies: { react: '1' } }),
      'tools/package.json': manifest('tools', { exports: { './build': './build/index.ts' } }),
      'tools/build/index.ts': 'export const build = 1;',
      'processes/package.json': manifest('processes', { exports: { './rabbit': './rabbit/index.ts' } }),
      'processes/rabbit/index.ts': 'export const source = 1;',
      ...files,
    }),
  );
}
