import { type AoClient, createAoClient } from '@rainbow-rabbit/shared/ao';
import {
  type ProcessId,
  parseDataItem,
  type TxId,
  utf8,
  verifyDataItem,
} from '@rainbow-rabbit/shared/arweave';
import { type Network, unitOf } from '@rainbow-rabbit/shared/network';
import * as v from 'valibot';
import { forgeryOf } from '../../processes/ledger/client';
import { createPublishedAoClient } from '../command-line/published-ao-client';

/** A scheduler unit's answer for one message, as far as it is read. */
const shownSchema = v.object({
  message: v.object({
    id: v.string(),
    owner: v.object({ address: v.string(), key: v.string() }),
    target: v.string(),
    tags: v.array(v.object({ name: v.string(), value: v.string() })),
    anchor: v.optional(v.string(), ''),
    data: v.string(),
    signature: v.string(),
  }),
});

/** Returns true where the published client posts and reads: at legacy units, where the network names no others. */
export const usesPublishedClient = ({ ao, units }: Network): boolean =>
  ao.mode === 'legacy' && !ao.others && !units;

/**
 * Returns the client of a deployment. At legacy units the published `@permaweb/aoconnect` posts, waits and reads; that a unit
 * doesn't know a message, only ours can tell. It reads a HyperBEAM node's results wrongly and can't keep a signed spawn, so there ours
 * does everything (docs/decisions/102-deploying.md).
 */
export function createDeployClient(network: Network, ask: typeof fetch): AoClient {
  const own = createAoClient(network, { fetch: ask });
  const { ao } = network;
  if (ao.mode === 'hyperbeam' || !usesPublishedClient(network)) return own;
  const published = createPublishedAoClient(ao);
  return {
    ...own,
    post: (message) => published.post(message),
    result: (process, message) => published.result(process, message),
    read: (message) => published.read(message),
  };
}

/**
 * Reads the data of a message back from the ledger: byte for byte from a HyperBEAM node, from the scheduler unit's log elsewhere.
 * @throws Error when the ledger doesn't have it, or its id isn't proven by its signature
 */
export async function readMessageBack(
  network: Network,
  { process, message }: { process: ProcessId; message: TxId },
  ask: typeof fetch,
): Promise<Uint8Array> {
  const unit = unitOf(network, process);
  if (unit.mode === 'hyperbeam') {
    const response = await ask(new URL(message, unit.node.replace(/\/*$/, '/')), {
      headers: { accept: 'application/ans104' },
    });
    if (!response.ok) throw new Error(`${unit.node} answers ${response.status} for the message ${message}.`);
    const item = await parseDataItem(new Uint8Array(await response.arrayBuffer()));
    const { id, target, data } = item;
    if (id !== message || target !== process || !(await verifyDataItem(item)))
      throw new Error(`${unit.node} gives another message for ${message}.`);
    return data;
  }
  if (unit.su === undefined)
    throw new Error('The network names no scheduler unit (`su`), which has the code that was loaded.');
  const response = await ask(`${unit.su.replace(/\/+$/, '')}/${message}?process-id=${process}`);
  if (!response.ok) throw new Error(`${unit.su} answers ${response.status} for the message ${message}.`);
  const shown = v.parse(shownSchema, await response.json()).message;
  const forgery = shown.id === message ? await forgeryOf(shown, process) : 'it has another id';
  if (forgery !== undefined)
    throw new Error(`${unit.su} gives no genuine message for ${message}: ${forgery}.`);
  return utf8(shown.data);
}
