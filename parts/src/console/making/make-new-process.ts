import { keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import {
  firstActSchema,
  firstActsLua,
  type MakeProcessParams,
  makeProcess,
  spawnTags,
  spawnWithin,
} from '@rainbow-rabbit/processes/spawn/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { Network } from '@rainbow-rabbit/shared/network';
import * as v from 'valibot';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    /** No module to make a process with; no Lua; an answer that is not that of a new process of this address. */
    making: 'making.no-network' | 'making.no-source' | 'making.wrong';
  }
}

/** A process that is being made, as a browser keeps it. */
export const makingSchema = v.object({
  name: v.string(),
  /** The acts that it does as it starts: its first settings. */
  acts: v.array(firstActSchema),
  /** The signed item that spawns it. Present once the wallet has signed. */
  spawned: v.optional(keptMessageSchema),
});
export interface Making extends v.InferOutput<typeof makingSchema> {
  /** True for a rehearsal, which some consoles know. */
  isRehearsal?: boolean | undefined;
}

/** A kind of process that the staff make. */
export interface NewProcess<State> extends Pick<MakeProcessParams<State>, 'read'> {
  /** Fetches the Lua of the process. It is asked for when the wallet hasn't signed. */
  source: () => Promise<string>;
  /** The value of its tag `Name`. */
  tag: string;
  /** Returns true for the state of a new process that belongs to an address. */
  isNew: (state: State, address: string) => boolean;
}

interface MakeNewProcessParams<State> extends Pick<MakeProcessParams<State>, 'ao' | 'signer' | 'onStep'> {
  network: Network['ao'];
  /** The state of the making, which outlives the page. */
  kept: { read(): Making | undefined; write(making: Making): void };
}

/**
 * Makes a process, or goes on where an earlier attempt ended. One signed item spawns it with its Lua and its first acts; a read checks
 * it. No attempt spawns a second process.
 * @returns the process
 * @throws AppError `making.no-network`, `making.no-source`, `making.wrong`, and those of wallet and network
 */
export async function makeNewProcess<State>(
  { tag, source, read, isNew }: NewProcess<State>,
  { network, kept, ...params }: MakeNewProcessParams<State>,
): Promise<ProcessId> {
  const { spawn } = network;
  if (!spawn) throw new AppError('making.no-network');
  const { process, state } = await makeProcess({
    ...params,
    kept: spawnWithin(kept),
    read,
    item: async () => ({
      tags: spawnTags(spawn, { Name: tag, 'On-Boot': 'Data' }),
      data: firstActsLua(kept.read()?.acts ?? []) + (await fetched(source)),
    }),
  });
  if (!isNew(state, params.signer.address ?? '')) throw new AppError('making.wrong');
  return process;
}

async function fetched(source: () => Promise<string>): Promise<string> {
  try {
    return await source();
  } catch (cause) {
    throw new AppError('making.no-source', { cause, retryable: true });
  }
}
