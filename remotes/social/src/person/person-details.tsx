import type { PersonPage, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice, Page } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { ChooseName } from '../board/choose-name';
import { shownName } from '../board/domain/shown-name';
import { useCityName } from '../cities/use-city-name';
import type { Member } from '../community/use-member';
import { ReadingState } from '../live/reading-state';
import { ReportButton } from '../report/report-button';
import { AddressLine } from './address-line';
import { AoProfileCard } from './ao-profile/ao-profile-card';
import { DeedList } from './deed-list';
import { KeepsakeGallery } from './keepsake-gallery';
import { usePersonMessages } from './person-messages';
import { SharePerson } from './share-person';
import { ShowingCard } from './showing-card';
import { useCommunityRows, useDeedRows } from './use-deed-rows';
import { useDeeds } from './use-deeds';

interface PersonDetailsProps {
  community: ProcessPlace;
  address: Address;
  owner: Member | undefined;
  /** True once the owner has changed on this page if it is shown. */
  hasChanged: boolean;
  page: Extract<PersonPage, { shown: true }>;
  /** The state of the reading of the page. */
  state: ReactNode;
  onChange: () => Promise<void>;
}

/** A page that its owner shows: what the community knows at once, and what events, contest and arcade know as it comes. */
export function PersonDetails(props: PersonDetailsProps) {
  const { community, address, owner, hasChanged, page, state, onChange } = props;
  const t = usePersonMessages();
  const cityName = useCityName();
  const name = shownName({ name: page.name, address });
  const deeds = useDeeds(address);
  const known = valueOf(deeds.reading);
  const { rainbows, bests, entries } = useDeedRows(known, address);
  const { boards, meetUps, keepsakes } = useCommunityRows({ community, address, page });
  const isEmpty =
    known &&
    !known.profile &&
    [rainbows, known.keepsakes, boards, bests, entries, meetUps].every(({ length }) => length === 0);
  return (
    <Page title={name} intro={page.city && t('person.city', { city: cityName(page.city) })} width="narrow">
      <AddressLine address={address} />
      {state}
      {owner && (
        <>
          <ShowingCard
            community={community}
            owner={owner}
            isShown
            hasChanged={hasChanged}
            onChange={onChange}
          />
          <ChooseName community={community} />
        </>
      )}
      <SharePerson
        name={name}
        address={address}
        page={page}
        deeds={known}
        isKnown={deeds.reading.status !== 'loading'}
      />
      <DeedList title={t('person.boards')} deeds={boards} />
      <DeedList title={t('person.meetups')} deeds={meetUps}>
        {page.attended > meetUps.length && <p>{t('person.meetups.all', { count: page.attended })}</p>}
      </DeedList>
      {/* Below what is there: nothing moves when they come. */}
      <DeedList title={t('person.rainbows')} deeds={rainbows} />
      <KeepsakeGallery keepsakes={[...keepsakes, ...(known?.keepsakes ?? [])]} />
      <DeedList title={t('person.games')} deeds={bests} />
      <DeedList title={t('person.entries')} deeds={entries} />
      {known?.profile && <AoProfileCard profile={known.profile} />}
      <ReadingState reading={deeds.reading} refresh={() => void deeds.refresh()} />
      {known && known.missing > 0 && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={() => void deeds.refresh()}>
              {t('live.again')}
            </Button>
          }
        >
          {t('person.missing')}
        </Notice>
      )}
      {isEmpty && known.missing === 0 && <p>{t('person.none')}</p>}
      {!owner && page.name && (
        <div>
          <ReportButton kind="name" id={address} title={name} />
        </div>
      )}
    </Page>
  );
}
