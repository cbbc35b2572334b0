import { makeBatch } from './make-batch';
import { parseOptions, type TicketOptions, ticketsUsage } from './options';

/** The streams of a terminal, as far as this tool writes to them. */
export interface Terminal {
  print(line: string): void;
  complain(text: string): void;
}

const messageOf = (error: unknown) => String(error instanceof Error ? error.message : error);

/**
 * Makes a batch of tickets as a command line asks.
 * @param folder the folder that relative paths are in
 * @returns the exit code: 0, 1 after a failure, 2 after a wrong option
 */
export async function runTickets(
  args: readonly string[],
  folder: string,
  { print, complain }: Terminal,
): Promise<number> {
  let options: TicketOptions;
  try {
    options = parseOptions(args, folder);
  } catch (error) {
    complain(`${messageOf(error)}\n\n${ticketsUsage}`);
    return 2;
  }
  try {
    await makeBatch(options, print);
    return 0;
  } catch (error) {
    complain(`${messageOf(error)}\n`);
    return 1;
  }
}
