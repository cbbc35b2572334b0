import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { rabbitInQuery } from './domain/rabbit-in-query';
import { PlayerPage } from './player-page';
import { PlayersList } from './players-list';

/** Section: all players, or the page of one, `?rabbit={number}`. */
export function PlayersSection() {
  const [query] = useSearchParams();
  const rabbit = rabbitInQuery(query.get('rabbit'));
  return rabbit === undefined ? <PlayersList /> : <PlayerPage key={rabbit} rabbit={rabbit} />;
}
