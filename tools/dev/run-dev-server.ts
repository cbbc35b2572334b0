import { startDevServer } from './start-dev-server';

export interface DevOptions {
  /** The released app: a folder, or the URL of a served one. */
  app: string;
  /** URL of a server that has a `network.json`. */
  network?: string;
  /** The port as it was typed. */
  port?: string;
}

/** Resolves when this process is to end: by a signal, or by the loss of its parent, since a killed npm passes none on. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), 1000).unref();
  });
}

/**
 * Runs the dev server for the area in a folder until this process is to end, and reports the address to open.
 * @throws Error if the port is invalid or taken, there is no app, or the area's configuration can't be read
 */
export async function runDevServer(
  root: string,
  { app, network, port: typed }: DevOptions,
  report: (text: string) => void,
): Promise<void> {
  const port = typed === undefined ? undefined : Number(typed);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new Error(`--port ${typed} is not a port.`);
  const ended = stopped();
  const server = await startDevServer({
    root,
    app,
    ...(network && { network }),
    ...(port !== undefined && { port }),
    report,
  });
  report(`Open ${server.url}`);
  await ended;
  await server.close();
}
