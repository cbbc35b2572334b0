import type { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AreaManifest } from '@rainbow-rabbit/shared/area';
import {
  createRsbuild,
  loadConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { type AreaDescriber, entryFile, manifestPlugin } from '../build/area-manifest';
import { messageOf } from '../command-line/message-of';
import { hotMessages } from './hot-messages';
import { updatesPath } from './paths';

/** The outcome of one build. */
export type BuildOutcome =
  | {
      kind: 'built';
      manifest: AreaManifest;
      entry: Buffer;
      /** The modules that the build takes from the shell. */
      taken: readonly string[];
    }
  | { kind: 'failed'; reason: string };

interface CompileAreaParams {
  /** The area's folder, with its `rsbuild.config.ts`. */
  root: string;
  /** Receives the outcome of every build. */
  onBuild: (outcome: BuildOutcome) => void;
  /** Called when a file changed that is read once only: the caller compiles the area anew. */
  onConfigChange: () => void;
}

/** A running development build of an area. */
export interface CompiledArea {
  /** The area's name. */
  name: string;
  /** Resolves once no build is running. */
  settled(): Promise<void>;
  /** Answers a request for a file of the build, by its path from the build's folder. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Announces hot updates to pages over the server's websocket. */
  announceOn(server: Server): void;
  close(): Promise<void>;
}

/** Files that are read once, when the build starts. */
const configFiles = ['rsbuild.config.ts', 'package.json', 'src/declaration.ts', 'src/acts.ts'];

/** The parts of an area's own configuration that development changes. */
const development: RsbuildConfig = {
  mode: 'development',
  logLevel: 'silent',
  server: { middlewareMode: true, cors: false, publicDir: false },
  dev: {
    hmr: true,
    liveReload: true,
    progressBar: false,
    // A page's own notices take the place of the overlay, which the page's policy would refuse.
    client: { path: updatesPath, overlay: false },
  },
  output: { cleanDistPath: false },
  // The released shell shares no `react/jsx-dev-runtime`.
  tools: {
    swc: { jsc: { transform: { react: { development: false } } } },
    // Pages would load what a failed build emits before they get to the next one.
    rspack: { optimization: { emitOnErrors: false } },
  },
};

/** Returns what a developer reads of an error: the file, and what is wrong in it. */
function textOf({ moduleName, message }: Rspack.StatsError): string {
  const text = stripVTControlCharacters(message).replace(/^.*Module build failed \(from [^)]*\):\n/, '');
  return `${moduleName ? `${moduleName}\n` : ''}${text.trimEnd()}`;
}

/** Follows a compiler: notes when it builds and what came of it, and watches the configuration's files. */
class FollowBuilds {
  constructor(
    private readonly area: AreaDescriber,
    private readonly params: FollowBuildsParams,
  ) {}

  apply(compiler: Rspack.Compiler) {
    const { root, onStart, onBuild, onConfigChange } = this.params;
    const watched = configFiles.map((file) => path.join(root, file));
    compiler.hooks.invalid.tap('follow-builds', onStart);
    compiler.hooks.watchRun.tap('follow-builds', ({ modifiedFiles }) => {
      onStart();
      if (watched.some((file) => modifiedFiles?.has(file))) onConfigChange();
    });
    compiler.hooks.afterCompile.tap('follow-builds', ({ fileDependencies }) =>
      fileDependencies.addAll(watched),
    );
    compiler.hooks.done.tap('follow-builds', (stats) => onBuild(this.outcomeOf(compiler, stats)));
  }

  private outcomeOf(compiler: Rspack.Compiler, stats: Rspack.Stats): BuildOutcome {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    if (errors.length > 0) return { kind: 'failed', reason: errors.map(textOf).join('\n\n') };
    try {
      const read = compiler.outputFileSystem as unknown as { readFileSync: typeof readFileSync };
      const entry = read.readFileSync(path.join(compiler.outputPath, entryFile));
      const taken = [...stats.compilation.modules]
        .filter(({ type }) => type === 'consume-shared-module')
        .map((module) => module.identifier());
      return { kind: 'built', entry, taken, manifest: this.area.describe({ [entryFile]: entry }) };
    } catch (error) {
      return { kind: 'failed', reason: messageOf(error) };
    }
  }
}

interface FollowBuildsParams extends CompileAreaParams {
  /** Called when a build starts, or is about to. */
  onStart: () => void;
  /** Called with the area's name before the first build. */
  onName: (name: string) => void;
}

const followBuilds = (params: FollowBuildsParams): RsbuildPlugin => ({
  name: 'follow-builds',
  setup(api) {
    api.modifyRspackConfig((_config, { appendPlugins }) => {
      const area = api.useExposed<AreaDescriber>(manifestPlugin);
      if (!area) throw new Error(`${params.root}/rsbuild.config.ts exports no areaBuild().`);
      params.onName(area.name);
      appendPlugins(new FollowBuilds(area, params));
    });
  },
});

/**
 * Builds an area for development, again at every change, with hot refresh.
 * @throws Error if the area's configuration can't be read
 */
export async function compileArea(params: CompileAreaParams): Promise<CompiledArea> {
  const { root, onBuild } = params;
  let settle: (() => void) | undefined;
  let running = Promise.resolve();
  const onStart = () => {
    if (settle) return;
    running = new Promise((resolve) => {
      settle = resolve;
    });
  };
  onStart();
  let name = '';
  const follow = followBuilds({
    ...params,
    onStart,
    onName(found) {
      name = found;
    },
    onBuild(outcome) {
      onBuild(outcome);
      settle?.();
      settle = undefined;
    },
  });
  const { content } = await loadConfig({ cwd: root, loader: 'jiti', command: 'dev' });
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(content, development, { plugins: [hotMessages(), follow] }),
  });
  const server = await rsbuild.createDevServer();
  return {
    name,
    settled: () => running,
    answer: (request, response) => server.middlewares(request, response, () => response.writeHead(404).end()),
    announceOn: (http) => server.connectWebSocket({ server: http }),
    close: server.close,
  };
}
