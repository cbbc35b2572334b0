import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { treeRoot } from '../build/workspace';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Gives out the files of an area's dist to any page: the app that runs them lies elsewhere. */
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

/**
 * `tsx tools/release/serve-area.ts <area> [--port 4801]`: builds one area again whenever its source changes, and
 * serves it on this machine for the app to run instead of the released build (docs/product.md 11.6).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4801' } },
});
const [area] = positionals;
const folder = path.join(treeRoot, 'remotes', area ?? '');
if (!area || !existsSync(path.join(folder, 'rsbuild.config.ts')))
  throw new Error('Usage: tsx tools/release/serve-area.ts <area> [--port <port>]');

const rsbuild = path.join(treeRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');
const build = spawn(process.execPath, [rsbuild, 'build', '--watch'], { cwd: folder, stdio: 'inherit' });
const server = createServer(serveFolder(path.join(folder, 'dist')));
server.listen(Number(values.port), '127.0.0.1', () => {
  const manifest = `http://localhost:${values.port}/area.json`;
  process.stdout.write(`Open the app with ?area.${area}=${encodeURIComponent(manifest)}\n`);
});
const stop = () => {
  build.kill();
  server.close();
  server.closeAllConnections();
};
build.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
