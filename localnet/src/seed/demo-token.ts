import { processSource } from '@rainbow-rabbit/processes/aos';
import { type TokenTerms, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type Actor, createActor } from '../players/actor';
import type { DemoNetwork } from './demo-event';
import { launchProcess } from './launch-process';

/** A million carrots, which the operator holds and may make more of. */
const demoTerms = (operator: Actor): TokenTerms => ({
  name: 'Demo Carrots',
  ticker: 'CARROT',
  denomination: 3,
  balances: { [operator.address]: '1000000000' },
  minters: [operator.address],
});

/** Makes the token of the demo communities, whose whole supply belongs to the operator. @returns its process */
export async function createDemoToken({ keyring, module, authority, url }: DemoNetwork): Promise<ProcessId> {
  const operator = await createActor(url, await keyring.wallet('operator'));
  const source = tokenTermsLua(demoTerms(operator)) + processSource('token');
  return await launchProcess(operator, { module, authority, name: 'token-demo', source });
}
