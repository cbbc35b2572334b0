import type { DeployLog } from './deploy-log';
import type { CodeOf, DeployStep } from './deploy-step';
import type { Deployment } from './deployment-file';
import { eventSteps } from './steps/event-steps';
import { networkStep } from './steps/network-step';

/**
 * Returns the steps of a deployment, in their order.
 * @param codeOf returns the Lua of a process
 */
export const planDeployment = (deployment: Deployment, codeOf: CodeOf): DeployStep[] => [
  ...deployment.events.flatMap((event) => eventSteps(event, codeOf)),
  networkStep(deployment),
];

/** Returns true for a step that the log has done as it is now. Steps without a mark are gone through in each run. */
export const isStepDone = ({ name, mark }: DeployStep, log: DeployLog): boolean =>
  mark !== undefined && log.read(name)?.mark === mark;

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
