import type { KeptMessage } from '@rainbow-rabbit/processes/common/client';
import {
  type MakeProcessParams,
  makeProcess,
  spawnTags,
  spawnWithin,
} from '@rainbow-rabbit/processes/spawn/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import type { Network } from '@rainbow-rabbit/shared/network';

/** A process that is being made, as a browser keeps it: the name, and the signed item that spawns it. */
export interface Making {
  name: string;
  /** Present once the wallet has signed. */
  spawned?: KeptMessage | undefined;
}

/** A kind of process that the staff make. */
export interface NewProcess<State> extends Pick<MakeProcessParams<State>, 'source' | 'read'> {
  /** The value of its tag `Name`. */
  tag: string;
  /** Returns true for the state of a new process that belongs to an address. */
  isNew: (state: State, address: string) => boolean;
  /** The codes of an area's errors. */
  codes: {
    /** The network names no module that a process is made with. */
    noNetwork: ErrorCode;
    /** The Lua could not be fetched. */
    noSource: ErrorCode;
    /** The process answers, but not as a new one of this address. */
    wrong: ErrorCode;
  };
}

interface MakeNewProcessParams<State, Kept extends Making>
  extends Pick<MakeProcessParams<State>, 'ao' | 'signer' | 'onStep'> {
  network: Network['ao'];
  /** The state of the making, which outlives the page. */
  kept: { read(): Kept | undefined; write(making: Kept): void };
}

/**
 * Makes a process, or goes on where an earlier attempt ended: spawns it, loads its Lua, and checks it by a read. No attempt
 * spawns a second process.
 * @returns the process
 * @throws AppError `codes.noNetwork`, `codes.noSource`, `codes.wrong`, and those of wallet and network
 */
export async function makeNewProcess<State, Kept extends Making>(
  { tag, source, read, isNew, codes }: NewProcess<State>,
  { network, kept, ...params }: MakeNewProcessParams<State, Kept>,
): Promise<ProcessId> {
  const { spawn } = network;
  if (!spawn) throw new AppError(codes.noNetwork);
  const { process, state } = await makeProcess({
    ...params,
    kept: spawnWithin(kept),
    item: { tags: spawnTags(spawn, { Name: tag }), data: kept.read()?.name ?? '' },
    read,
    async source() {
      try {
        return await source();
      } catch (cause) {
        throw new AppError(codes.noSource, { cause, retryable: true });
      }
    },
  });
  if (!isNew(state, params.signer.address ?? '')) throw new AppError(codes.wrong);
  return process;
}
