import type { ServerResponse } from 'node:http';

/** The state of the area's build, as pages get it. */
export interface DevEvent {
  /** Differs after each start of the server and each change of the area's configuration: pages load again then. */
  session: string;
  /** True when the registry offers the area: once a build has succeeded. */
  isOffered: boolean;
  /** The newest build that succeeded; empty before. */
  build: string;
  /** The reason why the last build failed. */
  problem?: string;
}

/** Sends the latest event to every page that asks, and each further one. */
export interface DevEvents {
  send(event: DevEvent): void;
  /** Answers a page's request, which stays open. */
  answer(response: ServerResponse): void;
}

export function createDevEvents(first: DevEvent): DevEvents {
  const pages = new Set<ServerResponse>();
  let latest = first;
  const write = (response: ServerResponse) => response.write(`data: ${JSON.stringify(latest)}\n\n`);
  return {
    send(event) {
      latest = event;
      for (const page of pages) write(page);
    },
    answer(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      write(response);
    },
  };
}
