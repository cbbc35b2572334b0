import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import type { ReactNode } from 'react';
import { SteadyPage } from '../page-content/steady-page';
import { EditPage } from './edit-page';
import { OrganiserNames } from './organiser-names';
import { UnreadPage } from './unread-page';
import type { LiveCityPage } from './use-edited-city';

interface CityTextProps {
  live: LiveCityPage;
  /** The page's built-in text, which is shown until there is a published one. */
  children: ReactNode;
}

/** The text of a city's page in the language of the app, and for the city's organisers the way to edit it. */
export function CityText({ live: { reading, refresh, edited, hasPublished }, children }: CityTextProps) {
  const { code: language } = useLocale();
  const page = valueOf(reading);
  return (
    <>
      {edited && <EditPage edited={edited} />}
      {reading.status === 'failed' && <UnreadPage reading={reading} refresh={refresh} />}
      <SteadyPage
        key={language}
        isAuthor={hasPublished}
        text={page?.content}
        organisers={page && <OrganiserNames page={page} />}
      >
        {children}
      </SteadyPage>
    </>
  );
}
