/**
 * `npm run dev -w remotes/<area>`: runs one area with hot refresh inside the released app.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../command-line/message-of';
import { buildApp } from '../release/build-app';
import { defaultAppFolder } from '../release/default-app-folder';
import { runDevServer } from './run-dev-server';

const usage = `Usage: npm run dev -w remotes/<area> -- [options]

  --app <folder or URL>   the released app (dist/app, which is built if it isn't there)
  --network <URL>         where a network.json lies (the app's URL, or that of "npm start")
  --port <number>         port to listen on (4801)
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Returns the app to develop in; the tree's own is built if it isn't there. */
async function releasedApp(app: string | undefined): Promise<string> {
  if (app) return app;
  if (!existsSync(path.join(defaultAppFolder, 'index.html'))) {
    say('Building the app, this first time …');
    await buildApp({ onBuild: (place) => say(`building ${place}`) });
  }
  return defaultAppFolder;
}

try {
  const { values } = parseArgs({
    options: { app: { type: 'string' }, network: { type: 'string' }, port: { type: 'string' } },
  });
  await runDevServer(process.cwd(), { ...values, app: await releasedApp(values.app) }, say);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n\n${usage}`);
  process.exit(1);
}
