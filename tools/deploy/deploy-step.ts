import { createHash } from 'node:crypto';
import type { Outbox } from '@rainbow-rabbit/processes/common/client';
import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import type { Network, SpawnIds } from '@rainbow-rabbit/shared/network';
import type { DeployLog, StepResult } from './deploy-log';

/** The means that all steps have. */
export interface DeployMeans {
  ao: AoClient;
  address: Address;
  spawn: SpawnIds;
  network: Network;
  log: DeployLog;
  /** Returns the process of a part of the deployment. @throws Error before it is made */
  processOf(part: string): ProcessId;
  /** Reads the data of a message back from the ledger, after its id has been proven. */
  readMessage(process: ProcessId, message: TxId): Promise<Uint8Array>;
  print(line: string): void;
  /** Returns true when a cost is agreed to. */
  ask(question: string): Promise<boolean>;
  /** True when all costs are agreed to. */
  isAgreed: boolean;
  fetch: typeof fetch;
}

/** Returns the Lua of a process, by the name of its folder. */
export type CodeOf = (process: string) => string;

/** The signer of a step's messages, and the log's place for them. */
export interface StepSending {
  signer: ItemSigner;
  outbox: Outbox;
}

/** A step of a deployment. */
export interface DeployStep {
  /** Unique in a deployment, and the same in every run. */
  name: string;
  /** Says what it does, for people. */
  does: string;
  /**
   * Hash of all that it does: a step is done once for each. Absent for a step that sends nothing, or finds out by itself what is to be
   * sent, and is gone through in each run.
   */
  readonly mark?: string;
  /** True for a step that only reads, and is gone through again in a run that has nothing else to do. */
  isCheck?: boolean;
  /** Bytes of the data that it sends in a message; absent if it sends none. */
  sentBytes?: number;
  run(means: DeployMeans, own: StepSending): Promise<StepResult>;
}

/** Returns the hash of any content, for the mark of a step. */
export const markOf = (...content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Returns the SHA-256 of code, in hexadecimal, as the records of releases have it. */
export const codeHash = (code: string | Uint8Array): string =>
  createHash('sha256').update(code).digest('hex');
