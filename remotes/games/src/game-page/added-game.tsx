import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { AddedCity } from '../added/added-city';
import { useMessages } from '../messages';
import { GamePage } from './game-page';

/** The page of a game in the arcade of a city that the community added. */
export function AddedGame({ page: game }: { page: GameName }) {
  const t = useMessages();
  return <AddedCity title={t(`title.${game}`)}>{(city) => <GamePage page={`${city}/${game}`} />}</AddedCity>;
}
