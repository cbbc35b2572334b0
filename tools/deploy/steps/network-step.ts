import { parseNetwork, writtenUnit } from '@rainbow-rabbit/shared/network';
import { openRelayKey } from '../../../relay/src/relay-key';
import { replaceFile } from '../../release/replace-file';
import type { DeployMeans, DeployStep } from '../deploy-step';
import type { Deployment, EventPart } from '../deployment-file';
import { eventPartOf } from './event-steps';

/** Returns the entry of an event, with the public half of its relay's key, which is made if its file is missing. */
async function entryOf(event: EventPart, { processOf }: DeployMeans) {
  const { slug, name, city, follow, relay } = event;
  const key = relay && (await openRelayKey(relay.keyFile)).publicKey;
  return {
    slug,
    process: processOf(eventPartOf(event)),
    name,
    ...(city && { city }),
    ...(follow && { follow }),
    ...(relay && { relay: { broker: relay.broker, key } }),
  };
}

/** Returns the `network.json` of a deployment whose processes are made. @throws Error where a page would refuse a part of it */
async function networkText(deployment: Deployment, means: DeployMeans): Promise<string> {
  const { events, community, arcade, contest } = deployment;
  const { network: parsed, processOf } = means;
  const { gateways, ...network } = parsed;
  const processes = {
    ...(arcade && { arcade: processOf('arcade') }),
    ...(contest && { minibuild: processOf('contest') }),
  };
  const whole = {
    ...network,
    gateway: gateways,
    ao: writtenUnit(network.ao),
    ...(network.units && {
      units: Object.fromEntries(
        Object.entries(network.units).map(([process, unit]) => [process, writtenUnit(unit)]),
      ),
    }),
    events: await Promise.all(events.map((event) => entryOf(event, means))),
    ...(community && { community: processOf('community') }),
    ...(Object.keys(processes).length > 0 && { processes }),
  };
  const { refusedRelays } = parseNetwork(whole, 'https://relative.invalid/');
  if (refusedRelays) throw new Error(`The broker of ${refusedRelays.join(', ')} is no address of a relay.`);
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Returns the step that writes the `network.json` of a deployment, where it isn't the same already. */
export function networkStep(deployment: Deployment): DeployStep {
  return {
    name: 'network.json',
    does: `writes ${deployment.networkFile}`,
    async run(means) {
      replaceFile(deployment.networkFile, await networkText(deployment, means));
      return {};
    },
  };
}
