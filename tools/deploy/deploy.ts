import { existsSync } from 'node:fs';
import path from 'node:path';
import { processRelease } from '@rainbow-rabbit/processes/aos';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { writeFileSafely } from '../../localnet/src/data/write-file';
import { defaultAppFolder } from '../release/default-app-folder';
import { askDeployment } from './ask-deployment';
import { createDeployClient, readMessageBack, usesPublishedClient } from './deploy-client';
import { type AppendLine, DeployLog } from './deploy-log';
import { type DeployNetwork, readDeployNetwork } from './deploy-network';
import type { CodeOf, DeployMeans, DeployStep } from './deploy-step';
import { type DeployWallet, readDeployWallet } from './deploy-wallet';
import { type Deployment, readDeployment } from './deployment-file';
import { lockLog } from './log-lock';
import type { DeployOptions } from './options';
import { describePlan, planDeployment, stepsToDo } from './plan-deployment';
import { appCostLine } from './steps/app-step';
import { eventPartOf } from './steps/event-steps';
import { spawnStepOf } from './steps/process-steps';

/** The surroundings of a run: a terminal, and what tests replace. */
export interface DeploySurroundings {
  print(line: string): void;
  /** Returns true when the plan is agreed to. */
  ask(question: string): Promise<boolean>;
  /** Asks for what is to be deployed where there is no file. */
  askText?(question: string): Promise<string>;
  fetch?: typeof fetch;
  append?: AppendLine;
  /** Default: the newest recorded release of a process, or the code of this tree before the first one. */
  codeOf?: CodeOf;
  /** Builds what is stale in the app of this tree, before it is published. */
  buildApp?: () => Promise<void>;
}

/** Returns the function that finds the processes of a deployment: those that its file names, and those that the log has made. */
function processFinder(deployment: Deployment, log: DeployLog): DeployMeans['processOf'] {
  const { token, community, arcade, contest, events } = deployment;
  const named = new Map([
    ...Object.entries({ token, community, arcade, contest }).map(
      ([part, given]) => [part, given?.process] as const,
    ),
    ...events.map((event) => [eventPartOf(event), event.process] as const),
  ]);
  return (part) => {
    const process = named.get(part) ?? log.read(spawnStepOf(part))?.result.process;
    if (process === undefined) throw new Error(`There is no process of ${part} yet.`);
    return process as ProcessId;
  };
}

/** Does one step, and notes it. */
async function doStep(step: DeployStep, means: DeployMeans, { signer }: DeployWallet): Promise<void> {
  const { log } = means;
  try {
    const result = await step.run(means, { signer, outbox: log.outboxOf(step.name) });
    if (step.mark !== undefined) log.done(step.name, step.mark, result);
  } catch (error) {
    log.failed(step.name);
    throw error;
  }
}

/**
 * Makes what a file describes, or goes on where an earlier run has stopped.
 * @returns false when the plan was declined
 * @throws Error, or AppError of the network, that says what is wrong
 */
export async function deploy(
  { file, isDryRun, isAgreed }: DeployOptions,
  {
    print,
    ask,
    askText,
    fetch: request = fetch,
    append,
    codeOf = processRelease,
    buildApp,
  }: DeploySurroundings,
): Promise<boolean> {
  if (!existsSync(file) && askText) {
    const content = await askDeployment({ print, ask, askText }, path.dirname(file));
    await writeFileSafely(file, `${JSON.stringify(content, null, 2)}\n`);
    print(`Written: ${file}`);
  }
  const deployment = readDeployment(file);
  if (deployment.app?.folder === defaultAppFolder) await buildApp?.();
  const wallet = await readDeployWallet(deployment.keyfile);
  const found = await readDeployNetwork(deployment.network, request);
  const undo = isDryRun ? undefined : lockLog(deployment.logFile);
  try {
    const log = new DeployLog(deployment.logFile, append);
    log.belongTo(wallet.address, found.spawn.scheduler);
    const [gateway] = found.network.gateways;
    const steps = planDeployment(deployment, {
      owner: wallet.address,
      gateway,
      codeOf,
    });
    describeNetwork(found, wallet, print);
    for (const line of describePlan(steps, log)) print(line);
    const { app, keyfile, networkFile } = deployment;
    if (app) print(await appCostLine({ app, keyfile, networkFile, gateway }, wallet.address, request));
    if (isDryRun) {
      print('This was a dry run: nothing was sent.');
      return true;
    }
    const { toDo, isNew } = stepsToDo(steps, log);
    if (isNew && !isAgreed && !(await ask('Do it?'))) {
      print('Nothing was sent.');
      return false;
    }
    const { network, spawn } = found;
    const means: DeployMeans = {
      ao: createDeployClient(network, request),
      address: wallet.address,
      spawn,
      network,
      log,
      processOf: processFinder(deployment, log),
      readMessage: (process, message) => readMessageBack(network, { process, message }, request),
      print,
      ask,
      isAgreed,
      fetch: request,
    };
    for (const step of toDo) {
      print(`${step.name} …`);
      await doStep(step, means, wallet);
    }
    print(`All is done. The log of it is ${deployment.logFile}: keep it.`);
    return true;
  } finally {
    undo?.();
  }
}

function describeNetwork(
  { network }: DeployNetwork,
  { address }: DeployWallet,
  print: (line: string) => void,
): void {
  const { ao, gateways } = network;
  const units =
    ao.mode === 'hyperbeam' ? `the HyperBEAM node ${ao.node}` : `the legacy units ${ao.mu} and ${ao.cu}`;
  const clients = usesPublishedClient(network)
    ? '@permaweb/aoconnect'
    : 'the client of this project, since the published one reads results of nodes wrongly';
  print(`Network: ${units}, by ${clients}; gateway ${gateways[0]}. Items are signed by arbundles.`);
  print(`Wallet: ${address}, which owns what is made.`);
}
