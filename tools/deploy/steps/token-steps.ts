import { readTokenInfo, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { CodeOf, DeployStep } from '../deploy-step';
import type { TokenPart } from '../deployment-schema';
import { processSteps } from './process-steps';

/** Returns the steps that make a token, whose whole supply its owner gets. */
export function tokenSteps(
  { process, supply, mintable, logo, ...shown }: TokenPart,
  owner: Address,
  codeOf: CodeOf,
): DeployStep[] {
  const terms = tokenTermsLua({
    ...shown,
    ...(logo !== undefined && { logo }),
    balances: { [owner]: supply },
    minters: mintable ? [owner] : [],
  });
  return processSteps({
    part: 'token',
    tag: `token-${shown.ticker}`,
    process,
    source: codeOf('token'),
    terms,
    async read(place) {
      const { ticker } = await readTokenInfo(place, { maxAgeMs: 0 });
      if (ticker !== shown.ticker)
        throw new Error(`The token's ticker is ${ticker}, and not ${shown.ticker}.`);
      return {};
    },
  });
}
