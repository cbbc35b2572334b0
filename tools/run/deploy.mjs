/** `npm run deploy -- …`: installs what is missing, then deploys as the arguments ask (docs/deploy.md). */
import { spawn } from 'node:child_process';
import { root } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
if (!(await ensureInstalled())) {
  console.error('Stopped: installing the packages failed; see the messages above.');
  process.exit(1);
}
const command = ['--import', 'tsx', 'tools/deploy/cli.ts', ...process.argv.slice(2)];
const deploying = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
process.exitCode = await new Promise((resolve) => {
  deploying.once('exit', (code) => resolve(code ?? 1));
});
