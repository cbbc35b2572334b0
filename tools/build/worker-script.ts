import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';

interface WorkerScriptInput {
  /** The script's name: it lies beside the area's entry as `<name>.js`. */
  name: string;
  /** Its source, from the area's folder. */
  entry: string;
}

/** Compiles a script for workers with the loaders of its parent, but with none of its federation. */
class WorkerScriptPlugin {
  constructor(private readonly input: WorkerScriptInput) {}

  apply(compiler: Rspack.Compiler) {
    const { name, entry } = this.input;
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      const child = compilation.createChildCompiler(name, { filename: `${name}.js`, publicPath: 'auto' }, [
        new rspack.webworker.WebWorkerTemplatePlugin(),
        new rspack.EntryPlugin(compiler.context, entry, { name }),
      ]);
      await new Promise<void>((resolve, reject) => {
        child.runAsChild((error, _entries, done) => {
          const failure = error ?? done?.errors[0];
          if (failure) reject(failure);
          else resolve();
        });
      });
    });
  }
}

/**
 * Builds a worker's script beside an area's entry. Written as `new Worker(new URL(…))` it would become a chunk
 * of the area, start with the federation runtime, and fail because a worker has no page; so it is a script of its own,
 * which lies at the area's own public path, `__webpack_public_path__ + '<name>.js'`. No loader checks it: the area compares it
 * with its hash before it starts it (`registered-hashes.ts`).
 */
export function workerScript(input: WorkerScriptInput): RsbuildPlugin {
  return {
    name: `worker-script-${input.name}`,
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => appendPlugins(new WorkerScriptPlugin(input)));
    },
  };
}
