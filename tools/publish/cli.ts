/** `npm run publish-app -- …`: puts the app, or one area of it, on the permanent web. */

import { askInTerminal } from '../command-line/ask-in-terminal';
import { callerFolder, ownTerminal } from '../command-line/terminal';
import { runPublish } from './run-publish';

const terminal = { ...ownTerminal, ask: askInTerminal };
process.exitCode = await runPublish(process.argv.slice(2), callerFolder(), terminal);
