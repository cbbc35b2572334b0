import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Registry } from '@rainbow-rabbit/shared/area';
import { messageOf } from '../command-line/message-of';
import { firstViewsFolder } from '../release/first-views';
import { isServed, openApp } from './app-files';
import { type DevelopedArea, developArea } from './develop-area';
import { developmentPage } from './development-page';
import { developmentRegistry } from './development-registry';
import { eventsOf, networkFile } from './network';
import { buildPageScript } from './page-script';
import { passOn, passOnSocket } from './pass-on';
import { eventsPath, scriptPath, updatesPath } from './paths';

export interface DevServerParams {
  /** The area's folder, with its `rsbuild.config.ts`. */
  root: string;
  /** The released app: a folder, or the URL of a served one. */
  app: string;
  /** URL of a server that has a `network.json`, ending in `/`. Unless given, an app that is served. */
  network?: string;
  /** 0 takes a free one. Default 4801. */
  port?: number;
  /** Receives sentences for the developer's terminal. */
  report: (text: string) => void;
}

/** A running dev server. */
export interface DevServer {
  /** The page to open. */
  url: string;
  /** Stops everything that the server started. */
  close(): Promise<void>;
}

/** Where `npm start` serves the local network. */
const localNetwork = 'http://127.0.0.1:4700/';
const ownHost = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** Returns the page on which the area is seen first: a route without parameters, or else the page of an event. */
async function firstRoute({ manifest }: DevelopedArea, events: readonly string[]): Promise<string> {
  const { routes = [], eventPath } = (await manifest()) ?? {};
  const plain = routes.find(({ path: route }) => !/[:*]/.test(route))?.path;
  return eventPath?.replace(':slug', events[0] ?? 'demo') ?? plain ?? '/';
}

/** Lets the server listen on this machine alone. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`Port ${port} can't be used (${message}); choose another: --port ${port + 1}`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}

/**
 * Serves a released app on this machine with one area under development in it: every request that the app's folder
 * and the area don't answer goes on to the network.
 * @returns once the area was built for the first time, or its build failed
 * @throws Error if the port is taken, there is no app, or the area's configuration can't be read
 */
export async function startDevServer({
  root,
  app,
  network = isServed(app) ? app : localNetwork,
  port = 4801,
  report,
}: DevServerParams): Promise<DevServer> {
  const readApp = openApp(app);
  const networkUrl = withSlash(network);
  const page = await readApp('/').catch(() => undefined);
  if (!page) throw new Error(`There is no app at ${app}.`);
  developmentPage(page.body.toString());
  const script = await buildPageScript(root);
  const server = createServer();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await listen(server, port);
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  const developed = await developArea({ root, server, report }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  /** Returns the text of a file that the dev server changes. */
  async function changedFile(pathname: string): Promise<{ type: string; text: string } | undefined> {
    const read = async (name: string) => (await readApp(name))?.body.toString();
    const html = 'text/html; charset=utf-8';
    const json = 'application/json';
    // The words of pages are those of the released build, and the registry names it no more.
    if (pathname.startsWith(`/${firstViewsFolder}/`)) return { type: json, text: '{}' };
    switch (pathname) {
      case '/':
      case '/index.html':
        return { type: html, text: developmentPage((await read('/')) ?? '') };
      case '/areas.json': {
        const registry: Registry = JSON.parse((await read(pathname)) ?? '{"areas":{}}');
        const changed = developmentRegistry(registry, developed.name, await developed.manifest());
        return { type: json, text: JSON.stringify(changed) };
      }
      case '/network.json':
        return { type: json, text: await networkFile(networkUrl) };
      // A worker that keeps files would show old ones; the app has a worker that removes itself.
      case '/service-worker.js':
        return { type: 'text/javascript', text: (await read('/service-worker-off.js')) ?? '' };
      case scriptPath:
        return { type: 'text/javascript; charset=utf-8', text: script };
      default:
        return undefined;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (!ownHost.test(request.headers.host ?? '')) {
      response.writeHead(421).end();
      return;
    }
    if (request.method !== 'GET') return passOn(request, response, networkUrl);
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    if (pathname === eventsPath) return developed.events.answer(response);
    if (developed.answer(pathname, request, response)) return;
    const changed = await changedFile(pathname);
    const file = changed ?? (await readApp(pathname));
    if (!file) return passOn(request, response, networkUrl);
    const body = 'text' in file ? file.text : file.body;
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(body);
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      report(messageOf(error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.on('upgrade', (request, socket) => {
    if (new URL(request.url ?? '/', 'http://host').pathname !== updatesPath)
      passOnSocket(request, socket, networkUrl);
  });

  const events = await eventsOf(networkUrl);
  if (!events)
    report(
      `No network answers at ${networkUrl}: pages open, but nothing can be played. ` +
        'Run "npm start" in another terminal, or name a network: --network <address>',
    );
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${actualPort}/#${await firstRoute(developed, events ?? [])}`,
    close: async () => {
      await developed.close();
      await stop();
    },
  };
}
