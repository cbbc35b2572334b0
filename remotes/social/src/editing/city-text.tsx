import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import type { ReactNode } from 'react';
import { useMember } from '../community/use-member';
import { ReadingState } from '../live/reading-state';
import { useMessages } from '../messages';
import { SteadyPage } from '../page-content/steady-page';
import { type EditedCity, OpenEditor } from './open-editor';
import { OrganiserNames } from './organiser-names';
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

interface UnreadPageProps {
  reading: Extract<Reading<unknown>, { status: 'failed' }>;
  /** Reads the page again now. */
  refresh: () => void;
}

/**
 * The reason why a page could not be read, for connected wallets: its organisers can't edit it. Visitors have the built-in
 * text, and so has everybody in a community without this city.
 */
function UnreadPage(props: UnreadPageProps) {
  const member = useMember();
  if (!member || hasCode(props.reading.error, 'city.unknown')) return null;
  return <ReadingState {...props} />;
}

/** The button that opens the editor, for the city's organisers; for everybody else, nothing. */
function EditPage({ edited }: { edited: EditedCity }) {
  const t = useMessages();
  const address = useMember()?.address;
  if (address && !edited.organisers.includes(address)) return null;
  return (
    <OpenEditor edited={edited} part="text">
      {t('page.edit')}
    </OpenEditor>
  );
}
