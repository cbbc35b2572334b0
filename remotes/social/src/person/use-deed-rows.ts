import { knownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import type { PersonPage, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { eventPath, useNetwork } from '@rainbow-rabbit/shared/network';
import { shownTitle } from '../board/domain/board-name';
import { useBoardTitle } from '../board/use-board-title';
import { usePlaceWords } from '../board/use-place-words';
import { useCityPath } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import { meetUpPath } from '../meet-up/domain/meet-up-path';
import type { Deed } from './deed-list';
import { keepsakesOf } from './domain/deeds';
import { proofOfActs, proofOfMessage } from './domain/proof-paths';
import { usePersonMessages } from './person-messages';
import type { Deeds } from './read-deeds';

/** Returns a function that writes a day, in a zone or in the visitor's own. */
function useDay() {
  const { iso } = useLocale();
  return (at: number, timeZone?: string) =>
    new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone }).format(at);
}

interface CommunityParams {
  community: ProcessPlace;
  address: Address;
  page: Extract<PersonPage, { shown: true }>;
}

/** Returns the rows of the boards and meet-ups that the community knows of a person, and the keepsakes of these. */
export function useCommunityRows({ community: { process }, address, page }: CommunityParams) {
  const day = useDay();
  const { placeOn, points } = usePlaceWords();
  const boardTitle = useBoardTitle();
  const cityName = useCityName();
  const cityPath = useCityPath();
  const boards = page.boards.map(
    (board): Deed => ({
      key: board.id,
      title: boardTitle(board),
      to: `/social/leaderboard/${board.id}${board.list === 'others' ? '?list=others' : ''}`,
      facts: [placeOn(board.list, board.place), points(board.points)],
    }),
  );
  const keepsakes = page.meetUps.flatMap(({ id, city, title, keepsake: asset }) =>
    keepsakesOf({ of: title, to: meetUpPath(cityPath(city), id) }, [{ kind: 'attendance', asset }]),
  );
  const meetUps = page.meetUps.map(
    ({ id, city, title, startsAt, zone }): Deed => ({
      key: id,
      title: shownTitle(title),
      to: meetUpPath(cityPath(city), id),
      facts: [cityName(city), day(startsAt, knownZone(zone))],
      proof: proofOfActs(process, 'CheckIn', address),
    }),
  );
  return { boards, meetUps, keepsakes };
}

/** Returns the rows of the rainbows, places of the arcade and entries that other processes know of a person. */
export function useDeedRows(deeds: Deeds | undefined, address: Address) {
  const t = usePersonMessages();
  const day = useDay();
  const { placeOn, points } = usePlaceWords();
  const { processes: { arcade = '', minibuild = '' } = {} } = useNetwork();
  const { rainbows = [], bests = [], entry } = deeds ?? {};
  return {
    rainbows: rainbows.map(
      ({ event, at, rank }): Deed => ({
        key: event.process,
        title: shownTitle(event.name),
        to: eventPath(event),
        facts: [...(rank === undefined ? [] : [placeOn('admitted', rank)]), day(at)],
        proof: proofOfActs(event.process, 'Scan', address),
      }),
    ),
    bests: bests.map(
      ({ game, list, place, score, at, run }): Deed => ({
        key: game,
        title: t(`person.game.${game}`),
        to: '/social/games',
        facts: [placeOn(list, place), points(score), day(at)],
        proof: proofOfMessage(arcade, run),
      }),
    ),
    entries: (entry ? [entry] : []).map(
      ({ entry: number, title, team, at, place, message }): Deed => ({
        key: number,
        title: shownTitle(title),
        to: `/mini-build/entries/${number}`,
        facts: [...(place === undefined ? [] : [placeOn('admitted', place)]), shownTitle(team), day(at)],
        proof: proofOfMessage(minibuild, message),
      }),
    ),
  };
}
