import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from './messages';

interface MiniBuildPageProps {
  page: 'home' | 'signup' | 'staff';
}

/** A page of the mini-build; the first one leads to those for its builders. */
export function MiniBuildPage({ page }: MiniBuildPageProps) {
  const t = useMessages();
  const forBuilders = [
    { to: '/mini-build/signup', title: t('title.signup') },
    { to: '/mini-build/utils', title: t('title.utils') },
  ];
  return (
    <AreaIndex
      title={t(`title.${page}`)}
      about={t(`about.${page}`)}
      pages={page === 'home' ? forBuilders : []}
    />
  );
}
