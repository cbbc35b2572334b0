import { messageOf } from './message-of';
import type { Terminal } from './terminal';

interface Tool<Options> {
  /** The text that says how it is called. */
  usage: string;
  /** Reads the command line. @throws Error that names the option that is wrong or missing */
  parse(): Options;
  /** Does the work; resolves to false when it was called off. @throws Error that says what is wrong */
  work(options: Options): Promise<boolean>;
}

/**
 * Does the work of a tool as its command line asks, and says in the terminal what is wrong.
 * @returns the exit code: 0, 1 after a failure or when the work was called off, 2 after a wrong option
 */
export async function obeyCommandLine<Options>(
  { usage, parse, work }: Tool<Options>,
  { complain }: Pick<Terminal, 'complain'>,
): Promise<number> {
  let options: Options;
  try {
    options = parse();
  } catch (error) {
    complain(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  try {
    return (await work(options)) ? 0 : 1;
  } catch (error) {
    complain(`${messageOf(error)}\n`);
    return 1;
  }
}
