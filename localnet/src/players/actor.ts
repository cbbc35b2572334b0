import { evaluate, parseProcessReply } from '@rainbow-rabbit/processes/common/client';
import { type AoClient, createAoClient, type ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  type Address,
  createDataItem,
  type Keyfile,
  keySigner,
  ownerAddress,
  type ProcessId,
  type Tag,
} from '@rainbow-rabbit/shared/arweave';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import * as v from 'valibot';
import { toTags } from '../units/tags';

/** On a busy machine a network's own process evaluates its first messages for minutes. */
const patience = { timeoutMs: 240_000, resultTimeoutMs: 240_000 };

/** A wallet and the client with which its owner reaches the processes of a network, over HTTP like any client. */
export interface Actor {
  address: Address;
  ao: AoClient;
  /** Signs what the actor sends. */
  signer: ItemSigner;
  /** Posts a spawn; gives the new process. */
  spawn(tags: readonly Tag[]): Promise<ProcessId>;
  /** Has Lua evaluated by a process that the actor owns. @throws AppError when it fails */
  evaluate(process: ProcessId, code: string): Promise<void>;
  /** Reads from a process that has no client, in nobody's name: the JSON of its reply, which has the action's name. */
  ask(process: ProcessId, action: string, data?: object): Promise<unknown>;
}

/** An actor with that wallet on the network at that URL, whose processes are reached as its `network.json` says. */
export async function createActor(url: string, keyfile: Keyfile): Promise<Actor> {
  const file = new URL('network.json', url).href;
  const { ao: unit } = parseNetwork(await (await fetch(file)).json(), file);
  const ao = createAoClient({ ao: unit }, patience);
  const key = await keySigner(keyfile);
  const address = await ownerAddress(key.owner);
  const signer: ItemSigner = {
    address,
    signDataItem: async (item) => (await createDataItem(item, key)).bytes,
  };
  const protocol = { 'Data-Protocol': 'ao', Variant: 'ao.TN.1', Type: 'Process' };
  const ofSpawn = toTags({ ...protocol, ...(unit.spawn && { Scheduler: unit.spawn.scheduler }) });
  return {
    address,
    ao,
    signer,
    spawn: async (tags) => {
      const signed = await ao.sign({ tags: [...ofSpawn, ...tags], data: '' }, signer);
      return (await ao.post(signed)) as string as ProcessId;
    },
    evaluate: (process, code) => evaluate({ ao, process }, code, { signer }),
    ask: async (process, action, data = {}) => {
      const question = { process, tags: [{ name: 'Action', value: action }], data: JSON.stringify(data) };
      const result = await ao.read(question, { maxAgeMs: 0 });
      return parseProcessReply(result, { action, schema: v.unknown(), codes: [] });
    },
  };
}
