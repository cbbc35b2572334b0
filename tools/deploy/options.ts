import path from 'node:path';
import { parseArgs } from 'node:util';

export const deployUsage = `Usage: npm run deploy -- [options]

Makes what a deployment's file describes on a network, after it has shown what that is. What is done already is not done again.

  --file <path>  the deployment's file (deployment.json; docs/deploy.md). If it isn't there, questions are asked, and it is written
  --dry-run      shows what would be done, and sends and writes nothing
  --yes          agrees
`;

/** The choices of a run; paths are absolute. */
export interface DeployOptions {
  file: string;
  isDryRun: boolean;
  isAgreed: boolean;
}

/**
 * Parses the command line.
 * @param folder the folder that relative paths are in
 * @throws Error that names the option that is wrong or missing
 */
export function parseDeployOptions(args: readonly string[], folder: string): DeployOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      file: { type: 'string', default: 'deployment.json' },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  return { file: path.resolve(folder, values.file), isDryRun: values['dry-run'], isAgreed: values.yes };
}
