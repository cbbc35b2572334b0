import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from './messages';

type City = 'ph' | 'singapore' | 'mumbai' | 'chandig' | 'vadodara' | 'bengaluru';

interface GamePageProps {
  page: 'stax' | 'whac' | 'rabbit' | `arcade-${City}`;
}

/** A page of the mini-games. The arcade rabbit's page leads to the live event of its city, Singapore. */
export function GamePage({ page }: GamePageProps) {
  const t = useMessages();
  const title = t(`title.${page}`);
  switch (page) {
    case 'stax':
    case 'whac':
      return <AreaIndex title={title} about={t(`about.${page}`)} />;
    case 'rabbit':
      return <AreaIndex title={title} about={t('about.rabbit')} city="singapore" />;
    default:
      return <AreaIndex title={title} about={t('about.arcade')} city={page.slice('arcade-'.length)} />;
  }
}
