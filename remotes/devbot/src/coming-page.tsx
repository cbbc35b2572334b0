import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from './messages';

interface ComingPageProps {
  page: 'memecoin';
}

/** A page of the area that has its place but no content yet. */
export function ComingPage({ page }: ComingPageProps) {
  const t = useMessages();
  const back = { to: '/devbot', title: t('title.home') };
  return <AreaIndex title={t(`title.${page}`)} about={t('coming.about')} pages={[back]} />;
}
