import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a request gets instead of the file it asks for. */
export type Fault =
  | { kind: 'status'; status: number; type: 'text/html' | 'application/json'; body: string }
  | { kind: 'hang' }
  | { kind: 'replace'; change: (text: string) => string };

export interface AppServer {
  /** URL of the app, ending in `/`. */
  url: string;
  /** Makes every request whose path matches fail in one way, until `repair`. */
  break(pattern: RegExp, fault: Fault): void;
  repair(): void;
  /** Paths that were asked for, with query, in order. */
  requests: readonly string[];
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A network with one event, for pages that never speak to it. */
const network = JSON.stringify({
  ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
  gateway: '.',
  explorer: 'https://explorer.invalid/#/address/',
  events: [{ slug: 'demo', process: 'a'.repeat(43), name: 'Demo', city: 'Singapore' }],
});

interface AppServerParams {
  /** The folder of the assembled app. */
  folder: string;
  /** The path the app lies at, as on a storage gateway: `/` or `/<id>/`. */
  base?: string;
}

const compressed = new Map<string, Buffer>();

function brotli(body: Buffer): Buffer {
  const key = body.toString('latin1');
  const known = compressed.get(key);
  if (known) return known;
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  compressed.set(key, made);
  return made;
}

/** Serves an assembled app as a storage gateway would, with faults on demand. */
export async function serveApp({ folder, base = '/' }: AppServerParams): Promise<AppServer> {
  const faults: { pattern: RegExp; fault: Fault }[] = [];
  const requests: string[] = [];
  const hanging = new Set<ServerResponse>();

  const answer = (response: ServerResponse, status: number, type: string, body: Buffer | string) => {
    response.writeHead(status, {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': type.includes('html') || type.includes('json') ? 'no-cache' : 'public, max-age=3600',
      'access-control-allow-origin': '*',
    });
    response.end(brotli(Buffer.from(body)));
  };

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    requests.push(pathname + search);
    const fault = faults.find(({ pattern }) => pattern.test(pathname))?.fault;
    if (fault?.kind === 'hang') return void hanging.add(response);
    if (fault?.kind === 'status') return answer(response, fault.status, fault.type, fault.body);
    if (pathname === base.slice(0, -1))
      return answer(response, 200, types['.html'] ?? '', readFileSync(path.join(folder, 'index.html')));
    const name = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : '';
    if (name === 'network.json') return answer(response, 200, 'application/json', network);
    const file = path.join(folder, path.posix.normalize(`/${name}`));
    if (!(name && existsSync(file) && statSync(file).isFile()))
      return answer(response, 404, 'text/html', '<h1>Not found</h1>');
    const body = readFileSync(file);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    answer(response, 200, type, fault ? fault.change(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    break: (pattern, fault) => faults.push({ pattern, fault }),
    repair() {
      faults.length = 0;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
