import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Actor } from '../players/actor';
import { toTags } from '../units/tags';

/** The place of a new process, and its code. */
export interface Launch {
  /** Id of the module to run on. */
  module: string;
  /** The signer of messages between processes. */
  authority: string;
  name: string;
  /** The Lua that makes it that process. */
  source: string;
}

/** Spawns a process and has it evaluate its code. @throws AppError when the code fails */
export async function launchProcess(
  owner: Actor,
  { module, authority, name, source }: Launch,
): Promise<ProcessId> {
  const process = await owner.spawn(toTags({ Module: module, Authority: authority, Name: name }));
  await owner.evaluate(process, source);
  return process;
}
