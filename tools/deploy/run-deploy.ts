import { obeyCommandLine } from '../command-line/obey-command-line';
import type { Terminal } from '../command-line/terminal';
import { type DeploySurroundings, deploy } from './deploy';
import { deployUsage, parseDeployOptions } from './options';

/**
 * Deploys as a command line asks.
 * @param folder the folder that relative paths are in
 * @param surroundings what tests replace
 * @returns the exit code: 0, 1 after a failure or when the plan was declined, 2 after a wrong option
 */
export function runDeploy(
  args: readonly string[],
  folder: string,
  terminal: Terminal & Pick<DeploySurroundings, 'ask' | 'askText'>,
  surroundings: Pick<DeploySurroundings, 'fetch' | 'append' | 'codeOf' | 'buildApp'> = {},
): Promise<number> {
  const { print, ask, askText } = terminal;
  return obeyCommandLine(
    {
      usage: deployUsage,
      parse: () => parseDeployOptions(args, folder),
      work: (options) => deploy(options, { print, ask, ...(askText && { askText }), ...surroundings }),
    },
    terminal,
  );
}
