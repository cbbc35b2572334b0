import { availableParallelism } from 'node:os';
import type { AosModule } from '@rainbow-rabbit/processes/aos';
import { keySigner, ownerAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Storage } from '../data/storage';
import type { Route } from '../http/route';
import { ComputeUnit } from './compute';
import { computeRoutes } from './compute-routes';
import { Engines } from './engines';
import { MessageUnit } from './message';
import { messageRoutes } from './message-routes';
import { Scheduler } from './scheduler';
import { schedulerRoutes } from './scheduler-routes';

export interface UnitsOptions {
  storage: Storage;
  module: AosModule;
  /** Returns the longest that the next evaluation may take. */
  evaluationLimitMs: () => number;
  now: () => number;
  /** Returns true for the processes of the events that this network lists. */
  isOwnEvent: (process: ProcessId) => boolean;
  report: (problem: string) => void;
}

/** AO's three units over one ledger. */
export interface Units {
  message: MessageUnit;
  compute: ComputeUnit;
  routes: Route[];
  stop(): Promise<void>;
}

/** Processes that are live at once: each is a thread with some 60 MB, and its program and state, which may have 400 MiB each. */
const awakeLimits = {
  maxAwake: 16,
  maxAwakeBytes: 1024 ** 3,
  // One core is left to the network and its own events, if there is one.
  maxBusy: Math.max(2, availableParallelism() - 1),
};

/** Starts the units, and resumes the work that the ledger shows as incomplete. */
export async function startUnits(options: UnitsOptions): Promise<Units> {
  const { storage, module, evaluationLimitMs, now, isOwnEvent, report } = options;
  const { ledger, keyring, checkpoints } = storage;
  const signer = await keySigner(await keyring.wallet('message-unit'));
  const address = await ownerAddress(signer.owner);
  const engines = new Engines({
    ledger,
    module,
    messageUnit: address,
    checkpoints,
    evaluationLimitMs,
    isOwnEvent,
    ...awakeLimits,
  });
  const compute = new ComputeUnit(ledger, engines, now);
  const scheduler = new Scheduler(ledger, now, isOwnEvent);
  const message = new MessageUnit({ ledger, scheduler, compute, module, signer, address, report });
  await message.resume();
  return {
    message,
    compute,
    routes: [
      ...messageRoutes(message),
      ...schedulerRoutes(ledger),
      ...computeRoutes(compute, ledger, address),
    ],
    stop: async () => {
      await message.stop();
      await compute.settle();
      await engines.stop();
    },
  };
}
