/** `npm run tickets -- …`: makes a batch of tickets for an event, and the sheet to print. */
import { makeBatch } from './make-batch';
import { parseOptions, type TicketOptions, ticketsUsage } from './options';

function readOptions(): TicketOptions | undefined {
  try {
    // npm runs scripts in the root of the tree; paths are meant from where it was called.
    return parseOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${ticketsUsage}`);
    process.exitCode = 2;
    return undefined;
  }
}

const options = readOptions();
if (options) {
  try {
    await makeBatch(options, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
