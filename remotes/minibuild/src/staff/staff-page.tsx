import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from '../messages';

/** The console of the people who run the contest. */
export function StaffPage() {
  const t = useMessages();
  return <AreaIndex title={t('title.staff')} about={t('about.staff')} />;
}
