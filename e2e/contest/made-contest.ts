import { type Actor, createActor } from '@rainbow-rabbit/localnet';
import { makeTickets, type Ticket, ticketText } from '@rainbow-rabbit/processes/admission/client';
import { processSource } from '@rainbow-rabbit/processes/aos';
import {
  admitContestTickets,
  type ContestFacts,
  type ContestPhase,
  configureContest,
  contestContactKey,
  openContest,
  type ProcessPlace,
  setContestTexts,
} from '@rainbow-rabbit/processes/minibuild/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { launchProcess } from '../../localnet/src/seed/launch-process';
import { sharedKeys } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';

/** A contest of its own, whose staff is played by code. */
export interface MadeContest {
  process: ProcessId;
  place: ProcessPlace;
  staff: Actor;
  /** Returns a ticket that nobody has got yet. */
  ticket: () => Ticket;
  /** Returns the link of the sign-up with a ticket that nobody has got yet. */
  ticketPath: () => string;
  /** Returns the link of one of its pages. */
  path: (page: string, query?: Record<string, string>) => string;
  /** The secret from which its contact key follows. */
  secret: Uint8Array;
}

const hour = 3_600_000;
const reason = 'A journey';
const phases = ['signUp', 'building', 'voting', 'judging', 'results'] as const;

/** Returns times by which a phase has begun an hour ago. */
function timesIn(phase: ContestPhase): ContestFacts['times'] {
  const begun = phases.indexOf(phase as (typeof phases)[number]);
  const time = (index: number) => Date.now() + (index - begun) * 24 * hour - hour;
  return { signUp: time(0), building: time(1), voting: time(2), judging: time(3), results: time(4) };
}

/** Makes a contest on a local network, in the given phase by its times. */
export async function makeContest(
  { url }: LocalnetUnderTest,
  phase: ContestPhase = 'building',
): Promise<MadeContest> {
  const secret = makeSecret();
  const [staff, network, contactKey] = await Promise.all([
    sharedKeys.wallet('operator').then((key) => createActor(url, key)),
    fetch(new URL('network.json', url)).then((response) => response.json()),
    contestContactKey(secret),
  ]);
  const { module, authority } = network.ao.spawn;
  const source = processSource('minibuild');
  const process = await launchProcess(staff, { module, authority, name: 'contest', source });
  const place = { ao: staff.ao, process };
  const options = { signer: staff.signer };
  const facts: ContestFacts = {
    times: timesIn(phase),
    teamSize: 3,
    voteWeight: 60,
    kinds: ['picture', 'text', 'link'],
    criteria: [{ name: 'Humour', weight: 1 }],
    prizes: [{ title: 'A golden carrot' }],
    zone: 'Europe/Lisbon',
    admission: { by: 'tickets' as const, events: [] },
    voters: 'admitted' as const,
    contactKey: toBase64Url(contactKey.publicKey),
    original: 'en',
  };
  const texts = { name: 'Carrot weekend', brief: 'Make a meme.', rules: 'Be kind.' };
  await configureContest(place, { reason, ...facts }, options);
  await setContestTexts(place, { reason, language: 'en', ...texts }, options);
  await openContest(place, { reason }, options);
  const path = (page: string, query: Record<string, string> = {}) =>
    `/#/mini-build${page}?${new URLSearchParams({ contest: process, ...query })}`;
  const made = makeTickets({
    process,
    batch: 1,
    count: 20,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  });
  const { batch, root } = made;
  const tickets = [...made.tickets];
  await admitContestTickets(place, { reason, batch, root, count: tickets.length }, options);
  const ticket = () => {
    const next = tickets.shift();
    if (!next) throw new Error('The contest has no ticket left');
    return next;
  };
  const ticketPath = () => path('/signup', { t: ticketText(ticket()) });
  return { process, place, staff, ticket, ticketPath, path, secret };
}
