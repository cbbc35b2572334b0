/** A name and a value that travel with a message. */
export interface AosTag {
  name: string;
  value: string;
  /** Present where a process gave a tag a value that is not text: `value` is then its JSON. */
  isJson?: true;
}

/**
 * A message as aos evaluates it: what a compute unit makes of a signed data item (`Id` to `Tags`) and of its
 * assignment by the scheduler (`Timestamp` to `Hash-Chain`). A sender's own tags named like one of these
 * fields overwrite them inside aos, so processes must refuse such messages (docs/protocol.md).
 */
export interface AosMessage {
  /** Id of the data item; a process boots on the message whose Id is its own. */
  Id: string;
  /** The process. */
  Target: string;
  /** Address of who signed. */
  Owner: string;
  /** The sender: the address that signed, or the process that a message was pushed for. */
  From: string;
  Data: string;
  Anchor: string;
  Tags: readonly AosTag[];
  /** Unix milliseconds. */
  Timestamp: number;
  'Block-Height': number;
  /** Position in the process's log, from 0. */
  Nonce: number;
  Epoch: number;
  'Hash-Chain': string;
  /** Id of the module. */
  Module: string;
  Cron: boolean;
  /** Set for dry runs. */
  'Read-Only'?: boolean;
}

/** The process's own environment in aos. */
export interface AosEnvironment {
  Process: { Id: string; Owner: string; Tags: readonly AosTag[] };
  Module: { Id: string; Tags: readonly AosTag[] };
}

/** A message or a spawn that a process asks the network to carry out. */
export interface AosOutgoing {
  Target: string;
  Data?: string;
  Anchor?: string;
  Tags: readonly AosTag[];
}

/** The outcome of one evaluation. When `Error` is there, the state is as before and nothing is sent. */
export interface AosResult {
  Error?: string;
  Output?: unknown;
  Messages: readonly AosOutgoing[];
  Spawns: readonly AosOutgoing[];
  Assignments: readonly unknown[];
  /** Gas that the evaluation took; present where the module is metered. */
  GasUsed?: number;
  /** Present when the evaluation was cut off: a replay must skip this message, not try it again. */
  stopped?: 'time-limit' | 'crash';
}

/** A result that holds only an error. */
export function failedResult(error: string, stopped?: AosResult['stopped']): AosResult {
  return { Error: error, Output: {}, Messages: [], Spawns: [], Assignments: [], ...(stopped && { stopped }) };
}

/** The environment of a process on a module, as compute units hand it over. */
export function aosEnvironment(options: {
  process: string;
  owner: string;
  module: string;
  tags?: readonly AosTag[];
}): AosEnvironment {
  return {
    Process: { Id: options.process, Owner: options.owner, Tags: options.tags ?? [] },
    Module: { Id: options.module, Tags: [] },
  };
}

/** A message from the process's owner with plain defaults for every field that is not given. */
export function aosMessage(env: AosEnvironment, fields: Partial<AosMessage>): AosMessage {
  const from = fields.From ?? fields.Owner ?? env.Process.Owner;
  return {
    Id: ''.padEnd(43, '0'),
    Target: env.Process.Id,
    Owner: from,
    From: from,
    Data: '',
    Anchor: '',
    Tags: [],
    Timestamp: 0,
    'Block-Height': 0,
    Nonce: 0,
    Epoch: 0,
    'Hash-Chain': '',
    Module: env.Module.Id,
    Cron: false,
    ...fields,
  };
}

/** The first message of every process: its own spawn. Until it is evaluated, aos has no owner. */
export function bootMessage(env: AosEnvironment, fields: Partial<AosMessage> = {}): AosMessage {
  const tags = [{ name: 'Type', value: 'Process' }, ...env.Process.Tags];
  return aosMessage(env, { Id: env.Process.Id, Tags: tags, ...fields });
}
