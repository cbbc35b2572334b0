import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaDeclaration } from '@rainbow-rabbit/shared/area';
import { treeRoot } from '../build/workspace';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** The address that `npm start` prints. */
const exampleApp = 'http://127.0.0.1:4700';

/** Serves the files of an area's dist to any page: the app that runs them lies elsewhere. */
function serveFolder(folder: string): RequestListener {
  return ({ url = '/' }, response) => {
    const name = path.posix.normalize(decodeURIComponent(new URL(url, 'http://host').pathname));
    const file = path.join(folder, name);
    const isThere = existsSync(file) && statSync(file).isFile();
    response.writeHead(isThere ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    if (isThere) createReadStream(file).pipe(response);
    else response.end();
  };
}

/** Returns the first route of an area that needs no parameters; an empty text if every route needs some. */
async function firstRoute(folder: string): Promise<string> {
  const module: { declaration: AreaDeclaration } = await import(
    pathToFileURL(path.join(folder, 'src/declaration.ts')).href
  );
  return module.declaration.routes.find(({ path: route }) => !/[:*]/.test(route))?.path ?? '';
}

/**
 * Builds one area again whenever its source changes, and serves it on this machine for the app to run instead of the
 * released build (docs/product 11.6). Runs until the process gets a signal.
 * @throws Error if there is no such area
 */
export async function serveArea(area: string, port: number): Promise<void> {
  const folder = path.join(treeRoot, 'remotes', area);
  if (!existsSync(path.join(folder, 'rsbuild.config.ts')))
    throw new Error(`There is no area remotes/${area}. Write one: npm run new-area ${area}`);
  const route = await firstRoute(folder);
  const rsbuild = path.join(treeRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const build = spawn(process.execPath, [rsbuild, 'build', '--watch'], { cwd: folder, stdio: 'inherit' });
  const server = createServer(serveFolder(path.join(folder, 'dist')));
  server.on('error', (error) => {
    process.stderr.write(
      `Port ${port} can't be used (${error.message}); choose another: --port ${port + 1}\n`,
    );
    process.exitCode = 1;
    stop();
  });
  server.listen(port, '127.0.0.1', () => {
    const query = `?area.${area}=${encodeURIComponent(`http://localhost:${port}/area.json`)}`;
    process.stdout.write(
      `Open the running app with this query, and agree:\n  ${exampleApp}/${query}${route && `#${route}`}\n`,
    );
  });
  const stop = () => {
    build.kill();
    server.close();
    server.closeAllConnections();
  };
  build.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
