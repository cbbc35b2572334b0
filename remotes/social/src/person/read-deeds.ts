import {
  gameBoard,
  gameNames,
  readArcadePlace,
  readChallengeKeepsakes,
} from '@rainbow-rabbit/processes/arcade/client';
import { readContestKeepsakes, readMine } from '@rainbow-rabbit/processes/minibuild/client';
import { readKeepsakes, readMe } from '@rainbow-rabbit/processes/rabbit/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { type EventEntry, eventPath, type Network } from '@rainbow-rabbit/shared/network';
import type { AoProfile } from './ao-profile/ao-profile.domain';
import {
  type ArcadeBest,
  bestOf,
  entryOf,
  keepsakesOf,
  type Rainbow,
  rainbowOf,
  type ShownEntry,
  type ShownKeepsake,
} from './domain/deeds';

/** Events that a page asks, at most: the network's own first, then those that cities announce (docs/product 9.287). */
const mostEvents = 20;

/** Questions that are under way at once. */
const atOnce = 4;

/** The part of a person's page that the processes beside the community know. */
export interface Deeds {
  rainbows: readonly Rainbow<EventEntry>[];
  keepsakes: readonly ShownKeepsake[];
  bests: readonly ArcadeBest[];
  entry?: ShownEntry;
  profile?: AoProfile;
  /** Number of processes' answers that are missing. */
  missing: number;
}

/** The answers so far. */
interface FoundDeeds {
  rainbows: Rainbow<EventEntry>[];
  keepsakes: ShownKeepsake[];
  bests: ArcadeBest[];
  entry?: ShownEntry;
  profile?: AoProfile;
}

type Question = (deeds: FoundDeeds) => Promise<void>;

interface DeedsParams {
  ao: AoClient;
  network: Pick<Network, 'events' | 'gateways' | 'processes'>;
  address: Address;
}

/**
 * Asks the processes that the network lists about an address, a few at a time. An answer that doesn't come costs itself alone.
 * @throws AppError of the last question if none was answered
 */
export async function readDeeds(
  { ao, network: { events, gateways, processes }, address }: DeedsParams,
  options: { signal: AbortSignal; maxAgeMs?: number },
): Promise<Deeds> {
  const { arcade, minibuild, profiles } = processes ?? {};
  const questions: Question[] = [
    ...events.slice(0, mostEvents).map(
      (event): Question =>
        async (deeds) => {
          const place = { ao, process: event.process };
          const me = await readMe(place, address, options);
          const rainbow = rainbowOf(event, me, address);
          if (rainbow) deeds.rainbows.push(rainbow);
          if (!me.registered) return;
          const { rows } = await readKeepsakes(place, address, options);
          deeds.keepsakes.push(...keepsakesOf({ of: event.name, to: eventPath(event) }, rows));
        },
    ),
  ];
  if (minibuild)
    questions.push(async (deeds) => {
      const place = { ao, process: minibuild };
      const entry = entryOf(await readMine(place, address, options));
      if (!entry) return;
      deeds.entry = entry;
      if (entry.place === undefined) return;
      const { rows } = await readContestKeepsakes(place, address, options);
      const about = { of: entry.title, to: `/mini-build/entries/${entry.entry}` };
      deeds.keepsakes.push(...keepsakesOf(about, rows));
    });
  if (arcade) {
    questions.push(async (deeds) => {
      const { rows } = await readChallengeKeepsakes({ ao, process: arcade }, { address }, options);
      for (const { slug, name, asset } of rows) {
        // the page of any game leads on to that of the challenge's game
        const about = { of: name, to: `/whac/${slug}` };
        deeds.keepsakes.push(...keepsakesOf(about, [{ kind: 'challenge', asset }]));
      }
    });
    for (const game of gameNames)
      questions.push(async (deeds) => {
        const asked = { board: gameBoard(game), address };
        const best = bestOf(game, await readArcadePlace({ ao, process: arcade }, asked, options));
        if (best) deeds.bests.push(best);
      });
  }
  if (profiles)
    questions.push(async (deeds) => {
      const { readAoProfile } = await import('./ao-profile/read-ao-profile');
      const profile = await readAoProfile({ ao, gateways, registry: profiles, address }, options);
      if (profile) deeds.profile = profile;
    });
  const deeds: FoundDeeds = { rainbows: [], keepsakes: [], bests: [] };
  const left = [...questions];
  let missing = 0;
  const askOn = async () => {
    for (let ask = left.shift(); ask; ask = left.shift()) {
      try {
        await ask(deeds);
      } catch (error) {
        missing += 1;
        if (missing === questions.length || options.signal.aborted) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return {
    ...deeds,
    rainbows: deeds.rainbows.sort((one, other) => other.at - one.at),
    bests: deeds.bests.sort((one, other) => one.place - other.place),
    missing,
  };
}
