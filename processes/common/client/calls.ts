import type { ActReceiver } from '@rainbow-rabbit/shared/acts';
import type { AoClient, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ErrorCode } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { sendNumbered } from './outbox/acts';
import { type DeliveryOptions, deliver } from './outbox/deliver';
import { messageName } from './outbox/outbox';
import { type PublishedReply, readPublished } from './published';
import { parseProcessReply } from './reply';
import { nextSequence } from './sequences';

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

/** The wallet that signs a message, where it is kept until its answer is known, and how to stop waiting for that. */
export type ProcessSendOptions = DeliveryOptions;

/** An action of a process with its data, and the reply that it promises. */
export interface ProcessCall<Schema extends v.GenericSchema, Action extends string = string, Data = object> {
  action: Action;
  /** Of the type that the action's fields have in Lua. */
  data?: Data;
  /** The reply's `Action` tag. Default: the action's own name. */
  reply?: string;
  schema: Schema;
  /** Reads the reply from what the process publishes, where its node offers that. */
  published?: PublishedReply;
}

/** The type of the data of each action, as `generated.ts` of a process has it. */
type ActionData<DataByAction> = { [Action in keyof DataByAction]: object };

/** A call whose data may be absent only where no field of the action is required. */
type CallOf<
  DataByAction extends ActionData<DataByAction>,
  Action extends keyof DataByAction & string,
  Schema extends v.GenericSchema,
> =
  Record<never, never> extends DataByAction[Action]
    ? ProcessCall<Schema, Action, DataByAction[Action]>
    : ProcessCall<Schema, Action, DataByAction[Action]> & { data: DataByAction[Action] };

/**
 * The two ways to call a process, whose actions have data of known types. Both throw what `parseProcessReply` throws, and the errors
 * of the AO client.
 */
export interface ProcessCalls<DataByAction extends ActionData<DataByAction> = Record<string, object>> {
  /**
   * Reads what the process publishes, where the call says how and its reader takes an answer that is a few messages old; else by a
   * dry run, which changes nothing.
   */
  read<const Action extends keyof DataByAction & string, const Schema extends v.GenericSchema>(
    place: ProcessPlace,
    call: CallOf<DataByAction, Action, Schema>,
    options?: ProcessReadOptions,
  ): Promise<v.InferOutput<Schema>>;
  /** Sends a signed message and waits for what the process makes of it. */
  send<const Action extends keyof DataByAction & string, const Schema extends v.GenericSchema>(
    place: ProcessPlace,
    call: CallOf<DataByAction, Action, Schema>,
    options: ProcessSendOptions,
  ): Promise<v.InferOutput<Schema>>;
  /** Makes the function that sends the message of one action; its data has the type that the action's fields have in Lua. */
  sender<const Action extends keyof DataByAction & string, Schema extends v.GenericSchema>(
    call: Pick<ProcessCall<Schema, Action>, 'action' | 'reply' | 'schema'>,
  ): ProcessSender<DataByAction[Action], v.InferOutput<Schema>>;
}

/** Sends the message of one action, and waits for what the process makes of it. */
export type ProcessSender<Data, Reply> = (
  place: ProcessPlace,
  data: Data,
  options: ProcessSendOptions,
) => Promise<Reply>;

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
 * @param receiver the kind of the processes, which finds the words of approval sheets for those that the network doesn't name
 */
export function processCalls<DataByAction extends ActionData<DataByAction> = Record<string, object>>(
  codes: readonly ErrorCode[],
  numbered: readonly string[] = [],
  receiver?: ActReceiver,
): ProcessCalls<DataByAction> {
  const signedMessage = (...message: Parameters<typeof messageOf>) => ({
    ...messageOf(...message),
    ...(receiver && { receiver }),
  });
  async function send<Schema extends v.GenericSchema>(
    { ao, process }: ProcessPlace,
    call: ProcessCall<Schema>,
    options: ProcessSendOptions,
  ): Promise<v.InferOutput<Schema>> {
    const { action, data, reply = action, schema } = call;
    const judge = (result: AoResult) =>
      parseProcessReply(result, { action: reply, schema, codes, target: options.signer.address });
    const identity = options.identity ?? JSON.stringify([action, data]);
    // an act that its caller has numbered keeps its number
    if (numbered.includes(action) && !(data && 'sequence' in data)) {
      const withNumber = (sequence: number) =>
        signedMessage(process, { action, data: { ...data, sequence } });
      return sendNumbered(process, { ao, options, identity, messageOf: withNumber, judge });
    }
    const name = messageName(process, options.signer.address, identity);
    return deliver({ ...options, ao, judge, message: signedMessage(process, call), name });
  }

  return {
    async read({ ao, process }, call, { owner, ...options } = {}) {
      const { action, reply = action, schema, published } = call;
      if (published && ao.published && options.maxAgeMs !== 0 && !owner) {
        const parsed = v.safeParse(schema, await readPublished({ ao, process }, published, options));
        if (parsed.success) return parsed.output;
      }
      const asked = numbered.includes(action)
        ? { action, data: { sequence: nextSequence(process), ...call.data } }
        : call;
      const question = { ...messageOf(process, asked), ...(owner && { owner }) };
      return parseProcessReply(await ao.read(question, options), { action: reply, schema, codes });
    },
    send,
    sender: (call) => (place, data, options) => send(place, { ...call, data }, options),
  };
}
