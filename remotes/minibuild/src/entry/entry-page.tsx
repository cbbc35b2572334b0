import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from '../messages';

/** An entry of the contest. */
export function EntryPage() {
  const t = useMessages();
  return <AreaIndex title={t('title.entry')} about={t('about.home')} />;
}
