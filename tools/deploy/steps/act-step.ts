import type { ProcessPlace } from '@rainbow-rabbit/processes/common/client';
import { type DeployMeans, type DeployStep, markOf, type StepSending } from '../deploy-step';

/** The reason of the acts of a deployment, for the public logs of the staff. */
export const deployReason = 'The deployment of this process';

/** An act of the staff. */
interface DeployAct {
  /** The part of the deployment whose process gets it, and the act's name. */
  part: string;
  act: string;
  does: string;
  /** Its content as the deployment's file has it: with another one, it is done again. */
  content: unknown;
  /** Reads if the process shows that there is nothing to do. */
  isThere?(place: ProcessPlace, means: DeployMeans): Promise<boolean>;
  send(place: ProcessPlace, own: StepSending, means: DeployMeans): Promise<unknown>;
}

/** Returns the step of an act. */
export function actStep({ part, act, does, content, isThere, send }: DeployAct): DeployStep {
  return {
    name: `${part}: ${act}`,
    does,
    mark: markOf(content),
    sentBytes: JSON.stringify(content).length,
    async run(means, own) {
      const place = { ao: means.ao, process: means.processOf(part) };
      if (!(await isThere?.(place, means))) await send(place, own, means);
      return {};
    },
  };
}
