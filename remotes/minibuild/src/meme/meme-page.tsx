import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from '../messages';

/** The meme maker. */
export function MemePage() {
  const t = useMessages();
  return <AreaIndex title={t('title.make')} about={t('about.make')} />;
}
