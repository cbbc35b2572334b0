import {
  type ProcessPlace,
  type ProcessSendOptions,
  setCommunityToken,
  setRates,
} from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toTags } from '../units/tags';
import { seedReason } from './seed-reason';

/** Quantity of a point of each kind, in thousandths of a carrot. */
const rates = {
  rainbow: '100',
  place: '100',
  attendance: '250',
  league: '50',
  game: '20',
  challenge: '50',
  contest: '100',
};

/** A tenth of the operator's carrots, so that a seed that is cut short can be made anew. */
const funded = '100000000';

/** Gives the community its token, the rates, and a pot. */
export async function fundDemoPot(
  community: ProcessPlace,
  token: ProcessId,
  options: ProcessSendOptions,
): Promise<void> {
  await setCommunityToken(community, { process: token, reason: seedReason }, options);
  await setRates(community, { rates, reason: seedReason }, options);
  const transfer = { Action: 'Transfer', Recipient: community.process, Quantity: funded, 'X-Pot': 'demo' };
  const id = await community.ao.send(
    { process: token, tags: toTags(transfer) },
    options.signer,
    options.signal,
  );
  await community.ao.result(token, id, options.signal);
}
