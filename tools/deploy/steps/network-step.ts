import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { replaceFile } from '../../release/replace-file';
import type { DeployMeans, DeployStep } from '../deploy-step';
import type { Deployment } from '../deployment-file';
import { eventPartOf } from './event-steps';

/** Returns the `network.json` of a deployment whose processes are made. */
function networkText({ events }: Deployment, { network, processOf }: DeployMeans): string {
  const listed = events.map((event) => {
    const { slug, name, city, follow } = event;
    const process = processOf(eventPartOf(event));
    return { slug, process, name, ...(city && { city }), ...(follow && { follow }) };
  });
  const whole = { ...network, events: listed };
  // as a page will read it
  parseNetwork(whole, 'https://relative.invalid/');
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Returns the step that writes the `network.json` of a deployment, where it isn't the same already. */
export function networkStep(deployment: Deployment): DeployStep {
  return {
    name: 'network.json',
    does: `writes ${deployment.networkFile}`,
    async run(means) {
      replaceFile(deployment.networkFile, networkText(deployment, means));
      return {};
    },
  };
}
