import { readFile } from 'node:fs/promises';
import { isAddress } from '@rainbow-rabbit/shared/arweave';
import { type AoUnit, type Network, parseNetwork, type SpawnIds } from '@rainbow-rabbit/shared/network';
import type { Deployment } from './deployment-file';

/** No host has this name (RFC 2606): an address that lies there was relative. */
const nowhere = 'https://relative.invalid/';

/** The network of a deployment, as `network.json` has it, and the ids of new processes. */
export interface DeployNetwork {
  network: Network;
  spawn: SpawnIds;
}

async function askText(url: string, ask: typeof fetch): Promise<string> {
  const response = await ask(url).catch((cause: Error) => {
    throw new Error(`${url} gives no answer (${cause.message}).`, { cause });
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return await response.text();
}

async function networkOf(given: Deployment['network'], ask: typeof fetch): Promise<[unknown, string]> {
  if (typeof given !== 'string') return [{ ...given, events: [] }, nowhere];
  if (!URL.canParse(given)) return [JSON.parse(await readFile(given, 'utf8')), nowhere];
  const url = given.endsWith('.json') ? given : new URL('network.json', given).href;
  return [JSON.parse(await askText(url, ask)), url];
}

/** Returns the ids that new processes are made with. A node's scheduler is the node itself, which is asked for its address. */
async function spawnIdsOf(ao: AoUnit, ask: typeof fetch): Promise<SpawnIds> {
  if (!ao.spawn)
    throw new Error('The network names no `ao.spawn`: the module, scheduler and authority of processes.');
  if (ao.mode === 'legacy') return ao.spawn;
  const address = (
    await askText(new URL('~meta@1.0/info/address', ao.node.replace(/\/*$/, '/')).href, ask)
  ).trim();
  if (!isAddress(address)) throw new Error(`${ao.node} is no HyperBEAM node: it names no address.`);
  // a node takes the spawn for a foreign scheduler with status 200, and makes no process
  if (ao.spawn.scheduler !== address)
    throw new Error(`The scheduler ${ao.spawn.scheduler} is not the node ${ao.node}, which is ${address}.`);
  return ao.spawn;
}

/**
 * Reads the network of a deployment: its units, gateway and wallets' addresses. Events and processes of others are left out.
 * @throws Error that says what is wrong with it
 */
export async function readDeployNetwork(
  given: Deployment['network'],
  ask: typeof fetch = fetch,
): Promise<DeployNetwork> {
  const [json, base] = await networkOf(given, ask);
  const { community: _, processes: _others, refusedRelays: _relays, ...network } = parseNetwork(json, base);
  if (JSON.stringify(network).includes(nowhere))
    throw new Error('The network has a relative address: all must be whole.');
  return { network: { ...network, events: [] }, spawn: await spawnIdsOf(network.ao, ask) };
}
