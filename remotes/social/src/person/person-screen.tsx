import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readPersonPage } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { renewEveryMs } from '../board/renew-every-ms';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { useMember } from '../community/use-member';
import { ReadingState } from '../live/reading-state';
import { AddressLine } from './address-line';
import { HiddenPage } from './hidden-page';
import { PersonDetails } from './person-details';
import { usePersonMessages } from './person-messages';

/** The page of a wallet: what its owner did in events, communities and contests, once the owner shows it. */
export function PersonScreen() {
  const t = usePersonMessages();
  const community = useCommunity();
  const { address = '' } = useParams();
  if (community) return <LivePage key={address} community={community} address={address as Address} />;
  return (
    <>
      <Page title={t('title.person')} width="narrow" />
      <NoCommunityNote />
    </>
  );
}

function LivePage({ community, address }: { community: ProcessPlace; address: Address }) {
  const t = usePersonMessages();
  const member = useMember();
  const { reading, refresh } = useReading({
    key: `${community.process} ${address}`,
    everyMs: useWakingInterval(renewEveryMs),
    read: (options) => readPersonPage(community, address, options),
  });
  const [hasChanged, setHasChanged] = useState(false);
  const onChange = async () => {
    await refresh();
    setHasChanged(true);
  };
  const page = valueOf(reading);
  const owner = member?.address === address ? member : undefined;
  const parts = { community, owner, hasChanged, onChange };
  const state = <ReadingState reading={reading} refresh={() => void refresh()} />;
  if (page?.shown) return <PersonDetails {...parts} address={address} page={page} state={state} />;
  return (
    <Page title={t('title.person')} width="narrow">
      {state}
      {page && (
        <>
          <AddressLine address={address} />
          <HiddenPage {...parts} address={address} />
        </>
      )}
    </Page>
  );
}
