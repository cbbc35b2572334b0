import { isAppError } from '@rainbow-rabbit/shared/errors';
import { obeyCommandLine } from '../command-line/obey-command-line';
import type { Terminal } from '../command-line/terminal';
import { parsePublishOptions, publishUsage } from './options';
import { publish, type Surroundings } from './publish';

/** The terminal of this tool. */
export type PublishTerminal = Terminal & Pick<Surroundings, 'ask'>;

/** Returns true for the error of a request that got no answer, from the app's own client or from `fetch` itself. */
const isUnanswered = (error: unknown): error is Error =>
  isAppError(error)
    ? error.code.startsWith('http.')
    : error instanceof TypeError && error.message === 'fetch failed';

const unansweredBy = (gateway: string, cause: Error) =>
  new Error(`${gateway} gives no answer (${cause.message}). The next run goes on from here.`, { cause });

/**
 * Publishes as a command line asks.
 * @param folder the folder that relative paths are in
 * @param surroundings what tests replace
 * @returns the exit code: 0, 1 after a failure or when the cost was declined, 2 after a wrong option
 */
export function runPublish(
  args: readonly string[],
  folder: string,
  terminal: PublishTerminal,
  surroundings: Pick<Surroundings, 'fetch'> = {},
): Promise<number> {
  const { print, ask } = terminal;
  return obeyCommandLine(
    {
      usage: publishUsage,
      parse: () => parsePublishOptions(args, folder),
      work: (options) =>
        publish(options, { print, ask, ...surroundings }).catch((error) => {
          throw isUnanswered(error) ? unansweredBy(options.gateway, error) : error;
        }),
    },
    terminal,
  );
}
