/**
 * `npm start`: from a fresh clone to the running app. Installs and builds only what is missing or stale, then
 * runs the local network with the arguments given (`npm start -- --lan`).
 */
import { spawn } from 'node:child_process';
import { root, run, runTypeScript } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { isTaken, portOf } from './port.mjs';

requireNode();
const args = process.argv.slice(2);
const port = portOf(args);
if (await isTaken(port)) {
  console.error(
    `Port ${port} is in use. Stop what runs there, or choose another: npm start -- --port ${port + 1}`,
  );
  process.exit(1);
}
await mustSucceed('installing the packages', ensureInstalled());
await mustSucceed(
  'fetching the aos module',
  succeeds(run(process.execPath, ['processes/aos/fetch-module.mjs'])),
);
await mustSucceed('building the app', succeeds(runTypeScript('tools/release/build-app.ts')));
console.log('Starting the local network; its first start also makes the demo event …');
process.exitCode = await serve(args);

async function succeeds(exitCode) {
  return (await exitCode) === 0;
}

async function mustSucceed(what, success) {
  if (await success) return;
  console.error(`Stopped: ${what} failed; see the messages above.`);
  process.exit(1);
}

/**
 * Runs the local network until it ends. Ctrl-C reaches this process from the terminal and again from npm, so the
 * network runs in a group of its own and gets the signal once.
 */
function serve(options) {
  const command = ['--import', 'tsx', 'localnet/src/cli.ts', '--app', 'dist/app', ...options];
  const localnet = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', detached: true });
  let isStopping = false;
  const stop = () => {
    if (!isStopping) localnet.kill();
    isStopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // A killed npm passes no signal on; this process only loses its parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 1000).unref();
  return new Promise((resolve) => {
    localnet.once('exit', (code) => resolve(code ?? 1));
  });
}
