/** `npm run tickets -- …`: makes a batch of tickets for an event, and the sheet to print. */
import { runTickets } from './run-tickets';

// npm runs scripts in the root of the tree; paths are meant from where it was called.
const folder = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await runTickets(process.argv.slice(2), folder, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (text) => process.stderr.write(text),
});
