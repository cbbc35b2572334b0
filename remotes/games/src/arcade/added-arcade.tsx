import { AddedCity } from '../added/added-city';
import { useMessages } from '../messages';
import { ArcadePage } from './arcade-page';

/** The arcade of a city that the community added. */
export function AddedArcade() {
  const t = useMessages();
  return <AddedCity title={t('area.arcade')}>{(city) => <ArcadePage page={city} />}</AddedCity>;
}
