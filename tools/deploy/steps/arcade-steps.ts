import { readArcadeInfo, setArcadeCommunity, setOrganiser } from '@rainbow-rabbit/processes/arcade/client';
import type { CodeOf, DeployStep } from '../deploy-step';
import type { ArcadePart } from '../deployment-schema';
import { actStep, deployReason } from './act-step';
import { processSteps } from './process-steps';

const part = 'arcade';
const reason = deployReason;

/** Returns the steps that make the arcade. */
export function arcadeSteps({ process, organisers }: ArcadePart, codeOf: CodeOf): DeployStep[] {
  const made = processSteps({
    part,
    process,
    source: codeOf('arcade'),
    read: (place) => readArcadeInfo(place, { maxAgeMs: 0 }),
  });
  const ofOrganisers = organisers.map((address) =>
    actStep({
      part,
      act: `organiser ${address}`,
      does: 'lets this address make challenges',
      content: address,
      send: (place, own) => setOrganiser(place, { address, isOrganiser: true, reason }, own),
    }),
  );
  return [...made, ...ofOrganisers];
}

/** Returns the step by which the arcade sends its points to the communities. */
export function arcadeLinkStep(): DeployStep {
  return actStep({
    part,
    act: 'community',
    does: 'names the process that its points go to',
    content: 'community',
    isThere: async (place, { processOf }) =>
      (await readArcadeInfo(place, { maxAgeMs: 0 })).community === processOf('community'),
    send: (place, own, { processOf }) =>
      setArcadeCommunity(place, { process: processOf('community'), reason }, own),
  });
}
