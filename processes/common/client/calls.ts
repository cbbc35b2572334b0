import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ErrorCode } from '@rainbow-rabbit/shared/errors';
import type * as v from 'valibot';
import { parseProcessReply } from './reply';
import { nextSequence, sendNumbered } from './sequences';

/** One process, and the client that reaches it. */
export interface ProcessPlace {
  ao: AoClient;
  process: ProcessId;
}

/** Options of a read: its sender, the greatest age of its answer, and a signal that ends the wait. */
export interface ProcessReadOptions {
  /** The address in whose name the process is asked. Default: that of nobody. */
  owner?: Address;
  /** An answer of at most this age, in milliseconds, may be used again. */
  maxAgeMs?: number;
  signal?: AbortSignal;
}

/** The wallet that signs a message, and how to stop waiting for what comes of it. */
export interface ProcessSendOptions {
  signer: ItemSigner;
  signal?: AbortSignal;
}

/** An action of a process with its data, and the reply that it promises. */
export interface ProcessCall<Schema extends v.GenericSchema> {
  action: string;
  data?: object;
  /** The reply's `Action` tag. Default: the action's own name. */
  reply?: string;
  schema: Schema;
}

/** The two ways to call a process. Both throw what `parseProcessReply` throws, and the errors of the AO client. */
export interface ProcessCalls {
  /** Reads by a dry run, which changes nothing. */
  read<const Schema extends v.GenericSchema>(
    place: ProcessPlace,
    call: ProcessCall<Schema>,
    options?: ProcessReadOptions,
  ): Promise<v.InferOutput<Schema>>;
  /** Sends a signed message and waits for what the process makes of it. */
  send<const Schema extends v.GenericSchema>(
    place: ProcessPlace,
    call: ProcessCall<Schema>,
    options: ProcessSendOptions,
  ): Promise<v.InferOutput<Schema>>;
}

const messageOf = (
  process: ProcessId,
  { action, data }: Pick<ProcessCall<v.GenericSchema>, 'action' | 'data'>,
) => ({
  process,
  tags: [{ name: 'Action', value: action }],
  ...(data && { data: JSON.stringify(data) }),
});

/**
 * The calls of the processes that refuse messages with these codes.
 * @param numbered the actions whose messages have a number, which they get here
 */
export function processCalls(codes: readonly ErrorCode[], numbered: readonly string[] = []): ProcessCalls {
  return {
    async read({ ao, process }, call, { owner, ...options } = {}) {
      const { action, reply = action, schema } = call;
      const asked = numbered.includes(action)
        ? { action, data: { sequence: nextSequence(process), ...call.data } }
        : call;
      const question = { ...messageOf(process, asked), ...(owner && { owner }) };
      return parseProcessReply(await ao.read(question, options), { action: reply, schema, codes });
    },
    async send({ ao, process }, call, { signer, signal }) {
      const { action, data, reply = action, schema } = call;
      const send = async (said?: object) => {
        const id = await ao.send(messageOf(process, { action, ...(said && { data: said }) }), signer, signal);
        const result = await ao.result(process, id, signal);
        return parseProcessReply(result, { action: reply, schema, codes, target: signer.address });
      };
      // an act that its caller has numbered keeps its number
      if (!numbered.includes(action) || (data && 'sequence' in data)) return send(data);
      return sendNumbered({
        process,
        signer,
        identity: JSON.stringify([process, action, data]),
        send: (sequence) => send({ ...data, sequence }),
      });
    },
  };
}
