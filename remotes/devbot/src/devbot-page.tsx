import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from './messages';

interface DevbotPageProps {
  page: 'home' | 'token-terms' | 'memecoin-terms';
}

/** A page of the developer-bot area; the first one leads to the terms. */
export function DevbotPage({ page }: DevbotPageProps) {
  const t = useMessages();
  const terms = [
    { to: '/devbot/tokens/terms', title: t('title.token-terms') },
    { to: '/devbot/memecoins/tos', title: t('title.memecoin-terms') },
  ];
  return (
    <AreaIndex title={t(`title.${page}`)} about={t(`about.${page}`)} pages={page === 'home' ? terms : []} />
  );
}
