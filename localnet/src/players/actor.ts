import { createLegacyAoClient, type ItemSigner, processErrorOf, replyOf } from '@rainbow-rabbit/shared/ao';
import {
  type Address,
  addressOf,
  createDataItem,
  type Keyfile,
  keySigner,
  type ProcessId,
  type Tag,
} from '@rainbow-rabbit/shared/arweave';

/** Somebody with a wallet who talks to the processes of a network, over HTTP like everybody. */
export interface Actor {
  address: Address;
  /** Posts a spawn; gives the new process. */
  spawn(tags: readonly Tag[]): Promise<ProcessId>;
  /** Has Lua evaluated by a process that the actor owns. @throws AppError when it fails */
  evaluate(process: ProcessId, code: string): Promise<void>;
  /**
   * Sends an action with JSON data; gives the JSON of the process's reply.
   * @throws AppError the code with which the process refused
   */
  act(process: ProcessId, action: string, data: object, reply: string): Promise<unknown>;
  /** Asks a process something by a dry run; its reply has the same name. */
  ask(process: ProcessId, action: string, data?: object): Promise<unknown>;
}

/** An actor with that wallet on the network at that URL. */
export async function createActor(url: string, keyfile: Keyfile): Promise<Actor> {
  const mu = new URL('mu', url).href;
  const client = createLegacyAoClient({ mu, cu: new URL('cu', url).href });
  const signer = await keySigner(keyfile);
  const address = await addressOf(signer.owner);
  const wallet: ItemSigner = {
    address,
    signDataItem: async (item) => (await createDataItem(item, signer)).bytes,
  };
  const send = async (process: ProcessId, action: string, data: string) => {
    const tags = [{ name: 'Action', value: action }];
    return await client.result(process, await client.send({ process, tags, data }, wallet));
  };
  return {
    address,
    spawn: async (tags) => {
      const protocol = { 'Data-Protocol': 'ao', Variant: 'ao.TN.1', Type: 'Process' };
      const all = [...Object.entries(protocol).map(([name, value]) => ({ name, value })), ...tags];
      const { id, bytes } = await createDataItem({ data: '', tags: all }, signer);
      const response = await fetch(mu, { method: 'POST', body: bytes });
      if (!response.ok) throw new Error(`The spawn was refused: ${await response.text()}`);
      return id as string as ProcessId;
    },
    evaluate: async (process, code) => {
      const error = processErrorOf(await send(process, 'Eval', code));
      if (error) throw error;
    },
    act: async (process, action, data, reply) => {
      return replyOf(await send(process, action, JSON.stringify(data)), address, reply);
    },
    ask: async (process, action, data = {}) => {
      const question = { process, tags: [{ name: 'Action', value: action }], data: JSON.stringify(data) };
      return replyOf(await client.read({ ...question, owner: address }, { maxAgeMs: 0 }), address, action);
    },
  };
}
