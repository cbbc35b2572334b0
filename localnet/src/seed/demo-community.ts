import { processSource } from '@rainbow-rabbit/processes/aos';
import { firstCities, firstZones, setCity } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createActor } from '../players/actor';
import type { DemoNetwork } from './demo-event';
import { planDemoMeetUps } from './demo-meet-ups';
import { joinDemoMembers } from './demo-members';
import { publishDemoPages } from './demo-pages';
import { fundDemoPot } from './demo-pot';
import { createDemoReferee } from './demo-referee';
import { launchProcess } from './launch-process';
import { seedReason } from './seed-reason';

/** The time zones of the cities. */
const zones = Object.fromEntries(firstCities.map((slug, place) => [slug, firstZones[place]])) as Record<
  (typeof firstCities)[number],
  string
>;

/**
 * Makes the process of the demo communities, whose owner and lead in every city is the operator: with a page, meet-ups, a pot
 * of a token, a league, and people who play for cities.
 * @returns its process, and the process that gives the points of the demo event
 */
export async function createDemoCommunity(
  token: ProcessId,
  options: DemoNetwork,
): Promise<{ community: ProcessId; referee: ProcessId }> {
  const { keyring, module, authority, url } = options;
  const operator = await createActor(url, await keyring.wallet('operator'));
  const source = processSource('community');
  const process = await launchProcess(operator, { module, authority, name: 'community-demo', source });
  const community = { ao: operator.ao, process };
  for (const slug of firstCities) {
    await setCity(
      community,
      { slug, lead: operator.address, reason: seedReason },
      { signer: operator.signer },
    );
  }
  const { signer } = operator;
  // One after another: the acts of a sender are taken in the order of their numbers.
  const referee = await createDemoReferee(operator, community, options);
  await planDemoMeetUps(community, { zones, now: Date.now() }, { signer });
  await publishDemoPages(community, { signer });
  await fundDemoPot(community, token, { signer });
  await joinDemoMembers(community, options);
  return { community: process, referee };
}
