import { AreaIndex } from '@rainbow-rabbit/shared/area';
import { useMessages } from './messages';

const cities = {
  ph: '/social/ph',
  adi: '/social/adi',
  lisbon: '/social/lisbon',
  singapore: '/social/singapore',
  mumbai: '/social/india/mumbai',
  chandig: '/social/india/chandig',
  vadodara: '/social/india/vadodara',
  bengaluru: '/social/india/bengaluru',
} as const;

type City = keyof typeof cities;

const isCity = (page: string): page is City => page in cities;

const cityNames = Object.keys(cities).filter(isCity);

interface CommunityPageProps {
  page: City | 'home' | 'about' | 'claim' | 'leaderboard' | 'board' | 'athletics' | 'athletics-about';
}

/** A page of the communities; the first one leads to all cities. */
export function CommunityPage({ page }: CommunityPageProps) {
  const t = useMessages();
  const title = t(`title.${page}`);
  if (isCity(page)) return <AreaIndex title={title} about={t('about.city')} city={page} />;
  const pages = cityNames.map((city) => ({ to: cities[city], title: t(`title.${city}`) }));
  return <AreaIndex title={title} about={t(`about.${page}`)} pages={page === 'home' ? pages : []} />;
}
