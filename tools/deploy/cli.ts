/** `npm run deploy -- …`: makes what a deployment's file describes on a network. */
import { askInTerminal, askTextInTerminal } from '../command-line/ask-in-terminal';
import { callerFolder, ownTerminal } from '../command-line/terminal';
import { buildApp } from '../release/build-app';
import { runDeploy } from './run-deploy';

const terminal = { ...ownTerminal, ask: askInTerminal, askText: askTextInTerminal };
process.exitCode = await runDeploy(process.argv.slice(2), callerFolder(), terminal, {
  async buildApp() {
    await buildApp({ onBuild: (place) => ownTerminal.print(`Building ${place} …`) });
  },
});
