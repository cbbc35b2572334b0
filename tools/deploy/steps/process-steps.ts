import { evaluate, type MessagePlace, type ProcessPlace } from '@rainbow-rabbit/processes/common/client';
import { spawnOnce, spawnTags } from '@rainbow-rabbit/processes/spawn/client';
import type { ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { codeHash, type DeployStep } from '../deploy-step';

/** A process of a deployment. */
export interface ProcessPart {
  /** Its name within the deployment, such as `event garden`. */
  part: string;
  /** The value of its tag `Name`, unless that is `part`. */
  tag?: string;
  /** The process, if the deployment names it: then none is made. */
  process: ProcessId | undefined;
  /** Its Lua. */
  source: string;
  /** Lua that goes before it where the process gets code for the first time. */
  terms?: string;
  /** Reads it, and returns its owner if it names one. @throws AppError when its code isn't the expected kind's */
  read(place: ProcessPlace): Promise<{ owner?: string }>;
}

/** Returns the step that spawns a process of a deployment. */
export const spawnStepOf = (part: string): string => `${part}: spawn`;

/** Returns the steps that make a process, or bring its code up to date: spawn, load, check. */
export function processSteps({
  part,
  tag = part,
  process: named,
  source,
  terms = '',
  read,
}: ProcessPart): DeployStep[] {
  const loading = `${part}: load`;
  const hash = codeHash(source);
  const spawn: DeployStep = {
    name: spawnStepOf(part),
    does: `spawns the process ${tag}`,
    // whatever changes later, there is no second process
    mark: 'once',
    sentBytes: tag.length,
    async run({ ao, spawn: ids }, { signer, outbox }) {
      const kept: MessagePlace = {
        read: () => outbox.read('spawn'),
        write: (message) => outbox.write('spawn', message),
      };
      const item = { tags: spawnTags(ids, { Name: tag }), data: tag };
      return { process: await spawnOnce({ ao, signer, kept, item: () => item }) };
    },
  };
  const load: DeployStep = {
    name: loading,
    does: `loads its code, SHA-256 ${hash.slice(0, 16)}…; a process that runs keeps its state`,
    mark: hash,
    sentBytes: Buffer.byteLength(terms + source),
    async run({ ao, log, processOf }, own) {
      const whole = named || log.read(loading) ? source : terms + source;
      await evaluate({ ao, process: processOf(part) }, whole, own);
      return { message: log.latestMessage(loading) ?? '', sha256: codeHash(whole) };
    },
  };
  const check: DeployStep = {
    name: `${part}: check`,
    does: 'asks the process, and compares the hash of the code on the ledger',
    mark: hash,
    isCheck: true,
    async run({ ao, address, log, processOf, readMessage }) {
      const process = processOf(part);
      const { owner } = await read({ ao, process });
      if (owner !== undefined && owner !== address)
        throw new Error(`The owner of ${part}, ${process}, is ${owner} and not ${address}.`);
      const { message = '', sha256 } = log.read(loading)?.result ?? {};
      const found = codeHash(await readMessage(process, message as TxId));
      if (found !== sha256)
        throw new Error(`The ledger has code with the SHA-256 ${found} in ${message}, and not ${sha256}.`);
      return {};
    },
  };
  return [...(named ? [] : [spawn]), load, check];
}
