import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { hostPackages, sharedName } from './singletons';
import { treeRoot } from './workspace';

const title = 'refuse-bundled-singletons';
const sharedSource = path.join(treeRoot, 'shared') + path.sep;

const advice: Readonly<Record<string, string>> = {
  'react-router': `import from ${sharedName}/router`,
  'react-router-dom': `import from ${sharedName}/router`,
  [sharedName]: 'import one of the doors in its package.json, and no file behind them',
};

/** Returns the host package that a file belongs to, if any. */
function hostPackageOf(file: string): string | undefined {
  if (file.startsWith(sharedSource)) return sharedName;
  const inPackages = file.split(`${path.sep}node_modules${path.sep}`).at(-1);
  if (inPackages === undefined || inPackages === file) return undefined;
  return hostPackages.find((name) => inPackages.startsWith(name.replace('/', path.sep) + path.sep));
}

const resourceOf = (module: Rspack.Module | null): string =>
  module && 'resource' in module && typeof module.resource === 'string' ? module.resource : '';

/** Returns the reason to reject a module of an area's build, if there is one. */
function objectionTo(module: Rspack.Module, area: string, issuer: Rspack.Module | null): string | undefined {
  const bundled = hostPackageOf(resourceOf(module));
  const importer = resourceOf(issuer);
  // A module that a host package imports is reported with that package.
  if (!bundled || hostPackageOf(importer)) return undefined;
  const from = importer ? ` (imported by ${path.relative(treeRoot, importer)})` : '';
  return (
    `Area "${area}" would bundle ${bundled}, which exists once, in the shell${from}. ` +
    `Instead, ${advice[bundled] ?? 'import only what the shell shares of it'}.`
  );
}

class RefuseBundledSingletons {
  constructor(private readonly area: string) {}

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.compilation.tap(title, (compilation) => {
      compilation.hooks.afterSeal.tap(title, () => {
        for (const module of compilation.modules) {
          const objection = objectionTo(module, this.area, compilation.moduleGraph.getIssuer(module));
          if (objection) compilation.errors.push(new compiler.webpack.WebpackError(objection));
        }
      });
    });
  }
}

/**
 * Returns the plugin that fails an area's build when the area would bundle a package that must exist once: two
 * Reacts break hooks, two wallet contexts lose the wallet.
 */
export function refuseBundledSingletons(area: string): RsbuildPlugin {
  return {
    name: title,
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) =>
        appendPlugins(new RefuseBundledSingletons(area)),
      );
    },
  };
}
