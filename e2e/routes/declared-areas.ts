import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaDeclaration } from '@rainbow-rabbit/shared/area';
import { treeRoot } from '../../tools/build/workspace';

/** Reads the declaration of every area of the tree. */
export async function declaredAreas(): Promise<readonly AreaDeclaration[]> {
  const remotes = path.join(treeRoot, 'remotes');
  return Promise.all(
    readdirSync(remotes).map(async (name) => {
      const file = path.join(remotes, name, 'src/declaration.ts');
      const module: { declaration: AreaDeclaration } = await import(pathToFileURL(file).href);
      return module.declaration;
    }),
  );
}
