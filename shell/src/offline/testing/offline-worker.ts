import { answerRequest, type FetchEvent } from '../answer-request';
import type { AppBuild } from '../app-build';
import { createBuildCaches } from '../build-caches';
import { installBuild } from '../install-build';
import { settle } from '../settle';
import { createOfflineHost, hashOfText, type OfflineHost } from './offline-host';

/** A list of the network without events. */
export const network = JSON.stringify({ ao: {}, events: [] });
/** The icon that the page names. */
export const icon = 'icon.svg';

/** Releases a build of the shell: its page, its files, and a list of what it consists of. */
export function releaseShell(host: OfflineHost, id: string, lazy: readonly string[] = []): AppBuild {
  const page = `page ${id}`;
  const start = `static/js/main.${id}.js`;
  const names = [start, ...lazy];
  host.served.set('', page);
  for (const name of names) host.served.set(name, `content of ${name}`);
  const files = Object.fromEntries(names.map((name) => [name, hashOfText(`content of ${name}`)]));
  return { id, page: hashOfText(page), start: [start], beside: names.filter((name) => name === icon), files };
}

/** Releases a build of one area, whose files have the given contents. */
export function releaseArea(
  host: OfflineHost,
  build: string,
  contents: Readonly<Record<string, string>>,
): void {
  const folder = `areas/game/${build}/`;
  for (const [name, content] of Object.entries(contents)) host.served.set(folder + name, content);
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, hashOfText(content)]),
  );
  const game = { enabled: true, manifest: `${folder}area.json`, entry: 'area.js', files };
  host.served.set('areas.json', JSON.stringify({ areas: { game } }));
}

export function workerOf(host: OfflineHost, build: AppBuild) {
  const caches = createBuildCaches({ build, ...host });
  const params = { build, base: host.base, caches, fetch: host.fetch };
  const work: Promise<unknown>[] = [];
  const answer = (
    file: string,
    mode: RequestMode = 'no-cors',
    integrity = '',
    cache: RequestCache = 'default',
  ): Promise<Response> | undefined => {
    let given: Promise<Response> | undefined;
    const request = { url: host.base + file, method: 'GET', mode, integrity, cache } as Request;
    const event: FetchEvent = {
      request,
      respondWith: (response) => {
        given = response;
      },
      waitUntil: (promise) => work.push(promise),
    };
    answerRequest(event, { ...params, fetch: () => host.fetch(request.url) });
    return given;
  };
  return {
    caches,
    install: () => installBuild(build, caches, host.fetch),
    settle: (loaded: readonly string[], isOnlyPage = true) =>
      settle(
        { loaded: loaded.map((file) => host.base + file) },
        { ...params, isOnlyPage: async () => isOnlyPage },
      ),
    answer,
    /** Asks for a file as a page would; returns the text, `undefined` if the worker leaves it to the browser. */
    async ask(file: string, mode?: RequestMode, integrity?: string): Promise<string | undefined> {
      const response = await answer(file, mode, integrity);
      const text = await response?.text();
      await Promise.all(work);
      return response?.ok === false ? `status ${response.status}` : text;
    },
  };
}

export function setUp() {
  const host = createOfflineHost();
  host.served.set('network.json', network);
  releaseArea(host, '1', { 'area.js': 'entry 1', 'screen.aa.js': 'screen', 'other.bb.js': 'other' });
  return host;
}
