import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AreaManifest } from '@rainbow-rabbit/shared/area';
import { messageOf } from '../command-line/message-of';
import { type BuildOutcome, type CompiledArea, compileArea } from './compile-area';
import { createDevEvents, type DevEvents } from './dev-events';
import { buildFolder } from './development-registry';

/** Entries of earlier builds that a page may still be about to load. */
const keptEntries = 8;

interface DevelopAreaParams {
  root: string;
  /** The server of the pages, for the websocket of hot updates. */
  server: Server;
  /** Receives sentences for the developer's terminal. */
  report: (text: string) => void;
}

/** An area under development: its newest build, and its news for pages. */
export interface DevelopedArea {
  name: string;
  events: DevEvents;
  /** Returns the manifest of the newest build that succeeded, once no build is running; undefined before the first. */
  manifest(): Promise<AreaManifest | undefined>;
  /** Answers the request for a file of the area's builds; returns false for any other path. */
  answer(pathname: string, request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

/**
 * Builds an area for development as long as the server runs, and anew when its configuration changes.
 * @throws Error if the area's configuration can't be read
 */
export async function developArea({ root, server, report }: DevelopAreaParams): Promise<DevelopedArea> {
  let session = randomUUID();
  let newest: AreaManifest | undefined;
  let problem: string | undefined;
  const entries = new Map<string, Buffer>();
  /** The modules of the shell that builds of this session take. */
  let taken = new Set<string>();
  const event = () => ({ session, isOffered: newest !== undefined, build: newest?.build ?? '', problem });
  const events = createDevEvents(event());

  function keep({ manifest, entry, taken: now }: Extract<BuildOutcome, { kind: 'built' }>): void {
    // A page gets the shell's modules as it loads the area, so hot refresh can't bring it further ones.
    if (newest && now.some((module) => !taken.has(module))) session = randomUUID();
    taken = new Set([...taken, ...now]);
    newest = manifest;
    entries.set(buildFolder(manifest), entry);
    const [oldest] = entries.keys();
    if (entries.size > keptEntries && oldest) entries.delete(oldest);
  }

  function note(outcome: BuildOutcome): void {
    const hadProblem = problem !== undefined;
    problem = outcome.kind === 'failed' ? outcome.reason : undefined;
    if (outcome.kind === 'built') keep(outcome);
    if (problem) report(problem);
    else if (hadProblem) report('Built again.');
    events.send(event());
  }

  const compile = async () => {
    const compiled = await compileArea({ root, onBuild: note, onConfigChange: () => restart() });
    compiled.announceOn(server);
    return compiled;
  };
  let current: Promise<CompiledArea> = compile();
  const { name } = await current;
  const inArea = new RegExp(`^/(areas/${name}/[^/]+/)(.+)$`);

  /** Compiles the area with its changed configuration; while that can't be read, the former goes on. */
  function restart(): void {
    const former = current;
    current = (async () => {
      const running = await former;
      try {
        const compiled = await compile();
        session = randomUUID();
        await running.close();
        return compiled;
      } catch (error) {
        note({ kind: 'failed', reason: messageOf(error) });
        return running;
      }
    })();
  }

  async function settled(): Promise<CompiledArea> {
    const compiled = await current;
    await compiled.settled();
    return compiled;
  }

  return {
    name,
    events,
    manifest: async () => {
      await settled();
      return newest;
    },
    answer(pathname, request, response) {
      const [, folder, file] = inArea.exec(pathname) ?? [];
      if (!folder || !file || !newest) return false;
      response.setHeader('cache-control', 'no-store');
      const entry = file === newest.entry && entries.get(folder);
      if (entry) {
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(entry);
        return true;
      }
      // Pages that were loaded with an earlier build ask for its hot updates in its folder.
      request.url = `/${file}`;
      void current.then((compiled) => compiled.answer(request, response));
      return true;
    },
    close: async () => (await current).close(),
  };
}
