import { AppError } from '@rainbow-rabbit/shared/errors';
import { type PublishOptions, parsePublishOptions, publishUsage } from './options';
import { publish, type Surroundings } from './publish';

/** The terminal of this tool. */
export interface PublishTerminal extends Pick<Surroundings, 'print' | 'ask'> {
  complain(text: string): void;
}

/**
 * Publishes as a command line asks.
 * @param folder the folder that relative paths are in
 * @param surroundings what tests replace
 * @returns the exit code: 0, 1 after a failure or when the cost was declined, 2 after a wrong option
 */
export async function runPublish(
  args: readonly string[],
  folder: string,
  { complain, ...terminal }: PublishTerminal,
  surroundings: Pick<Surroundings, 'fetch'> = {},
): Promise<number> {
  let options: PublishOptions;
  try {
    options = parsePublishOptions(args, folder);
  } catch (error) {
    complain(`${messageOf(error)}\n\n${publishUsage}`);
    return 2;
  }
  try {
    return (await publish(options, { ...terminal, ...surroundings })) ? 0 : 1;
  } catch (error) {
    complain(`${messageOf(error)}\n`);
    return 1;
  }
}

/** The values of an AppError's params are codes and numbers; what a library said is left out, since it may quote its input. */
function messageOf(error: unknown): string {
  if (!(error instanceof AppError)) return String(error instanceof Error ? error.message : error);
  return `${error.code} ${JSON.stringify(error.params ?? {})}`;
}
