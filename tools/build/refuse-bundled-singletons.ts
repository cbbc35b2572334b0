import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { AreaHost } from './area-host';
import type { BuiltWorkspace } from './built-workspace';
import { hostPackages, sharedName } from './singletons';

const title = 'refuse-bundled-singletons';

const advice: Readonly<Record<string, string>> = {
  'react-router': `import from ${sharedName}/router`,
  'react-router-dom': `import from ${sharedName}/router`,
  [sharedName]: 'import one of the doors in its package.json, and no file behind them',
};

const resourceOf = (module: Rspack.Module | null): string =>
  module && 'resource' in module && typeof module.resource === 'string' ? module.resource : '';

class RefuseBundledSingletons {
  constructor(
    private readonly area: BuiltWorkspace,
    private readonly host: AreaHost,
  ) {}

  apply(compiler: Rspack.Compiler) {
    // The scripts of workers have compilations of their own: each is a realm, in which nothing exists twice.
    compiler.hooks.thisCompilation.tap(title, (compilation) => {
      compilation.hooks.afterSeal.tap(title, () => {
        for (const module of compilation.modules) {
          const objection = this.objectionTo(module, compilation.moduleGraph.getIssuer(module));
          if (objection) compilation.errors.push(new compiler.webpack.WebpackError(objection));
        }
      });
    });
  }

  /** Returns the reason to reject a module of the area's build, if there is one. */
  private objectionTo(module: Rspack.Module, issuer: Rspack.Module | null): string | undefined {
    const bundled = this.hostPackageOf(resourceOf(module));
    const importer = resourceOf(issuer);
    // A module that a host package imports is reported with that package.
    if (!bundled || this.hostPackageOf(importer)) return undefined;
    const from = importer ? ` (imported by ${path.relative(this.area.folder, importer)})` : '';
    return (
      `Area "${this.area.name}" would bundle ${bundled}, which exists once, in the shell${from}. ` +
      `Instead, ${advice[bundled] ?? 'import only what the shell shares of it'}.`
    );
  }

  /** Returns the host package that a file belongs to, if any. */
  private hostPackageOf(file: string): string | undefined {
    if (file.startsWith(this.host.sharedFolder + path.sep)) return sharedName;
    const inPackages = file.split(`${path.sep}node_modules${path.sep}`).at(-1);
    if (inPackages === undefined || inPackages === file) return undefined;
    return hostPackages.find((name) => inPackages.startsWith(name.replace('/', path.sep) + path.sep));
  }
}

/**
 * Returns the plugin that fails an area's build when the area would bundle a package that must exist once: two
 * Reacts break hooks, two wallet contexts lose the wallet.
 */
export function refuseBundledSingletons(area: BuiltWorkspace, host: AreaHost): RsbuildPlugin {
  return {
    name: title,
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) =>
        appendPlugins(new RefuseBundledSingletons(area, host)),
      );
    },
  };
}
