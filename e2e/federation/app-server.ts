import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '../support/free-port';

/** The answer to a request in place of the file. */
export type Fault =
  | { kind: 'answer'; status: number; type: 'text/html' | 'application/json'; body: string }
  | { kind: 'hang' }
  /** Accepts the connection and resets it without an answer. */
  | { kind: 'reset' }
  | { kind: 'change'; change: (text: string) => string };

export interface AppServer {
  /** URL of the app, ending in `/`. */
  url: string;
  /** Makes every request whose path matches fail in one way, until `repair`. */
  break(pattern: RegExp, fault: Fault): void;
  repair(): void;
  /** Makes the requests whose path matches this very pattern succeed again. */
  repairOnly(pattern: RegExp): void;
  /** Closes the port: every connection is refused, until `reopen`. */
  close(): Promise<void>;
  /** Opens the same port again. */
  reopen(): Promise<void>;
  /** Paths that were asked for, with query, in order. */
  requests: readonly string[];
  /** The answers sent, with their sizes after compression. */
  sent: readonly { path: string; bytes: number }[];
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

/** A network whose units answer nothing: these pages are about code, not about the ledger. */
const network = JSON.stringify({
  ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
  gateway: '.',
  explorer: 'https://explorer.invalid/#/address/',
  events: [],
});

interface AppServerParams {
  /** The folder of the assembled app. */
  folder: string;
  /** The path the app lies at, as on a storage gateway: `/` or `/<id>/`. */
  base?: string;
  /** Brotli's effort; 11 for what a production server sends. */
  quality?: number;
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

const notFound: Answer = { status: 404, type: 'text/html', body: Buffer.from('<h1>Not found</h1>') };

/** Returns the content of the app's folder at a path. */
function fileFor(pathname: string, { folder, base = '/' }: AppServerParams): Answer {
  const name = pathname === base || `${pathname}/` === base ? 'index.html' : pathname.slice(base.length);
  if (name === 'network.json') return { status: 200, type: 'application/json', body: Buffer.from(network) };
  const file = path.join(folder, path.posix.normalize(`/${name}`));
  if (!existsSync(file) || !statSync(file).isFile()) return notFound;
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  return { status: 200, type, body: readFileSync(file) };
}

function withFault(answer: Answer, fault: Fault | undefined): Answer {
  if (fault?.kind === 'answer') return { ...fault, body: Buffer.from(fault.body) };
  if (fault?.kind === 'change') return { ...answer, body: Buffer.from(fault.change(answer.body.toString())) };
  return answer;
}

/** Compresses bodies; each body once, so that only its first visitor waits. */
function compressor(quality: number): (body: Buffer) => Buffer {
  const done = new Map<string, Buffer>();
  return (body) => {
    const key = createHash('sha256').update(body).digest('hex');
    const compressed =
      done.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    done.set(key, compressed);
    return compressed;
  };
}

function send(
  response: ServerResponse,
  { status, type, body }: Answer,
  compress: (body: Buffer) => Buffer,
): number {
  const isForever = status === 200 && /javascript|css|wasm/.test(type);
  response.writeHead(status, {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': isForever ? 'public, max-age=3600' : 'no-cache',
    'access-control-allow-origin': '*',
  });
  const compressed = compress(body);
  response.end(compressed);
  return compressed.length;
}

/** Serves an assembled app as a storage gateway would, with faults on demand. */
export async function serveApp(params: AppServerParams): Promise<AppServer> {
  const faults: { pattern: RegExp; fault: Fault }[] = [];
  const requests: string[] = [];
  const sent: { path: string; bytes: number }[] = [];
  const hanging = new Set<ServerResponse>();
  const compress = compressor(params.quality ?? 5);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    requests.push(pathname + search);
    const fault = faults.find(({ pattern }) => pattern.test(pathname))?.fault;
    if (fault?.kind === 'hang') hanging.add(response);
    else if (fault?.kind === 'reset') request.socket.resetAndDestroy();
    else {
      const answer = withFault(fileFor(pathname, params), fault);
      sent.push({ path: pathname, bytes: send(response, answer, compress) });
    }
  });
  // A port that stays free while the server is closed.
  const port = await freePort();
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      server.close(() => resolve());
    });
  await listen();
  return {
    url: `http://127.0.0.1:${port}${params.base ?? '/'}`,
    break: (pattern, fault) => faults.push({ pattern, fault }),
    repair: () => {
      faults.length = 0;
    },
    repairOnly: (pattern) => {
      const rest = faults.filter((broken) => broken.pattern !== pattern);
      faults.splice(0, faults.length, ...rest);
    },
    requests,
    sent,
    close,
    reopen: listen,
    stop: close,
  };
}
