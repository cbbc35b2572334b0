import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from './messages';

interface MiniBuildPageProps {
  page: 'signup' | 'staff';
}

/** A page of the mini-build that is still to come. */
export function MiniBuildPage({ page }: MiniBuildPageProps) {
  const t = useMessages();
  return <AreaIndex title={t(`title.${page}`)} about={t(`about.${page}`)} />;
}
