/** `npm run publish-app -- …`: puts the app, or one area of it, on the permanent web. */
import { askInTerminal } from './ask-in-terminal';
import { runPublish } from './run-publish';

// npm runs scripts in the root of the tree; paths are meant from where it was called.
const folder = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await runPublish(process.argv.slice(2), folder, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (text) => process.stderr.write(text),
  ask: askInTerminal,
});
