import {
  admitCommunityTickets,
  type ProcessPlace,
  type ProcessSendOptions,
  readPot,
  setCommunityAdmission,
  setCommunityToken,
  setRates,
} from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toTags } from '../units/tags';
import { demoTicketCount, demoTickets } from './demo-tickets';
import { seedReason } from './seed-reason';

/** Quantity of a point of each kind, in thousandths of a carrot. Games and challenges are paid since only people are (`admitDemoPlayers`). */
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

/** Gives the community its token, the rates, tickets, and a pot. */
export async function fundDemoPot(
  community: ProcessPlace,
  token: ProcessId,
  options: ProcessSendOptions,
): Promise<void> {
  await setCommunityToken(community, { process: token, reason: seedReason }, options);
  await setRates(community, { rates, reason: seedReason }, options);
  const { batch, root } = demoTickets(community.process);
  await admitCommunityTickets(
    community,
    { batch, root, count: demoTicketCount, reason: seedReason },
    options,
  );
  const transfer = { Action: 'Transfer', Recipient: community.process, Quantity: funded, 'X-Pot': 'demo' };
  const { ao } = community;
  const message = { process: token, tags: toTags(transfer) };
  const id = await ao.post(await ao.sign(message, options.signer, options.signal), options.signal);
  await ao.result(token, id, options.signal);
}

/** Lets the community pay the players of the demo event who came with a ticket, and holders of its own tickets. */
export async function admitDemoPlayers(
  community: ProcessPlace,
  event: ProcessId,
  options: ProcessSendOptions,
): Promise<void> {
  const { admission } = await readPot(community, { maxAgeMs: 0 });
  if (admission.events.includes(event)) return;
  const settings = { by: 'events' as const, events: [event] };
  await setCommunityAdmission(community, { admission: settings, reason: seedReason }, options);
}
