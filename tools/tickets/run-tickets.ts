import { obeyCommandLine } from '../command-line/obey-command-line';
import type { Terminal } from '../command-line/terminal';
import { makeBatch } from './make-batch';
import { parseOptions, ticketsUsage } from './options';

/**
 * Makes a batch of tickets as a command line asks.
 * @param folder the folder that relative paths are in
 * @returns the exit code: 0, 1 after a failure, 2 after a wrong option
 */
export function runTickets(args: readonly string[], folder: string, terminal: Terminal): Promise<number> {
  return obeyCommandLine(
    {
      usage: ticketsUsage,
      parse: () => parseOptions(args, folder),
      work: async (options) => {
        await makeBatch(options, terminal.print);
        return true;
      },
    },
    terminal,
  );
}
