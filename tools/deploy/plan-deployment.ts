import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { DeployLog } from './deploy-log';
import type { CodeOf, DeployStep } from './deploy-step';
import type { Deployment } from './deployment-file';
import { appStep } from './steps/app-step';
import { arcadeLinkStep, arcadeSteps } from './steps/arcade-steps';
import { communityLinkSteps, communitySteps } from './steps/community-steps';
import { contestSteps } from './steps/contest-steps';
import { eventSteps } from './steps/event-steps';
import { networkStep } from './steps/network-step';
import { relayStep } from './steps/relay-step';
import { tokenSteps } from './steps/token-steps';

/** The facts that a plan needs besides the file. */
interface PlanFacts {
  /** The address of the wallet. */
  owner: Address;
  /** The gateway that takes the app. */
  gateway: string;
  codeOf: CodeOf;
}

/** Returns the steps of a deployment, in their order. */
export function planDeployment(deployment: Deployment, { owner, gateway, codeOf }: PlanFacts): DeployStep[] {
  const { token, community, arcade, contest, events, app, keyfile, networkFile } = deployment;
  return [
    ...(token ? tokenSteps(token, owner, codeOf) : []),
    ...events.flatMap((event) => eventSteps(event, codeOf)),
    ...(community ? communitySteps(community, codeOf) : []),
    ...(arcade ? arcadeSteps(arcade, codeOf) : []),
    ...(contest ? contestSteps(contest, token !== undefined, codeOf) : []),
    ...(community ? communityLinkSteps(deployment) : []),
    ...(community && arcade ? [arcadeLinkStep()] : []),
    networkStep(deployment),
    ...(app ? [appStep({ app, keyfile, networkFile, gateway })] : []),
    ...events.flatMap(({ slug, relay }) => (relay ? [relayStep({ slug, relay })] : [])),
  ];
}

/** Returns true for a step that the log has done as it is now. */
const isStepDone = ({ name, mark }: DeployStep, log: DeployLog): boolean =>
  mark !== undefined && log.read(name)?.mark === mark;

/** Returns the steps that a run has to do: those that aren't done; where all are, those that check. Steps without a mark always are. */
export function stepsToDo(
  steps: readonly DeployStep[],
  log: DeployLog,
): { toDo: DeployStep[]; isNew: boolean } {
  const left = steps.filter((step) => !isStepDone(step, log));
  const isNew = left.some(({ mark }) => mark !== undefined);
  return { toDo: isNew ? left : steps.filter((step) => step.isCheck || step.mark === undefined), isNew };
}

/** Returns the state of a step, for people. */
function stateOf(step: DeployStep, log: DeployLog): string {
  if (step.mark === undefined) return 'each run';
  if (isStepDone(step, log)) return 'done';
  if (log.hasBegun(step.name)) return 'begun';
  return log.read(step.name) ? 'changed' : 'to do';
}

/** Returns the lines that show a plan, and what it costs. */
export function describePlan(steps: readonly DeployStep[], log: DeployLog): string[] {
  const lines = steps.map((step) => `  ${stateOf(step, log).padEnd(9)} ${step.name}: ${step.does}`);
  const sending = steps.filter((step) => step.sentBytes !== undefined && !isStepDone(step, log));
  const bytes = sending.reduce((sum, { sentBytes = 0 }) => sum + sentBytes, 0);
  return [
    ...lines,
    `Messages to sign and send: ${sending.length}, with ${bytes} bytes of data. A unit that asks no fee takes them for nothing.`,
  ];
}
