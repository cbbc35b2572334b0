import { spawn } from 'node:child_process';
import path from 'node:path';
import { treeRoot } from '../../tools/build/workspace';
import { federationTest } from '../federation/test';

/** A dev server in a process of its own, as `npm run dev` starts it. */
export interface RunningDevServer {
  /** The address that it prints. */
  url: string;
  /** Everything printed so far. */
  output: () => string;
  /** Ends it as Ctrl-C does; resolves to its exit code. */
  stop: () => Promise<number | null>;
}

interface DevFixtures {
  /** Runs the dev server of an area in the built app; it ends with the test at the latest. */
  develop: (folder: string) => Promise<RunningDevServer>;
}

export const devTest = federationTest.extend<DevFixtures>({
  develop: async ({ app, appFolder }, use) => {
    const servers: RunningDevServer[] = [];
    await use(async (folder) => {
      const server = await runDevServer(folder, ['--app', appFolder, '--network', app.url]);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map(({ stop }) => stop()));
  },
});

/**
 * Runs the dev server of an area on a free port.
 * @throws Error with its output if it ends before it prints an address
 */
async function runDevServer(folder: string, args: readonly string[]): Promise<RunningDevServer> {
  const command = ['--import', 'tsx', path.join(treeRoot, 'tools/dev/cli.ts'), '--port', '0', ...args];
  const child = spawn(process.execPath, command, { cwd: folder });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const found = /^Open (\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    void exit.then(() => reject(new Error(output)));
  });
  return {
    url,
    output: () => output,
    stop: () => {
      child.kill('SIGINT');
      return exit;
    },
  };
}
