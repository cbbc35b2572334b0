import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, ButtonLink, Card } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type Member, useMember } from '../community/use-member';
import { ReportButton } from '../report/report-button';
import styles from './person.module.css';
import { usePersonMessages } from './person-messages';
import { ShowingCard } from './showing-card';

interface HiddenPageProps {
  community: ProcessPlace;
  address: Address;
  owner: Member | undefined;
  /** True once the owner has changed on this page if it is shown. */
  hasChanged: boolean;
  onChange: () => Promise<void>;
}

/** A page that isn't shown: for its owner the way to show it, for others the ways on. */
export function HiddenPage({ community, address, owner, hasChanged, onChange }: HiddenPageProps) {
  const t = usePersonMessages();
  const { openPopup } = useWallet();
  const isConnected = useMember() !== undefined;
  if (owner)
    return (
      <ShowingCard
        community={community}
        owner={owner}
        isShown={false}
        hasChanged={hasChanged}
        onChange={onChange}
      />
    );
  return (
    <Card tone="raised">
      <h2>{t('person.hidden')}</h2>
      <p>{t('person.hidden.text')}</p>
      <div className={styles.acts}>
        <ButtonLink to="/social/leaderboard">{t('person.hidden.boards')}</ButtonLink>
        <ButtonLink to="/social" variant="secondary">
          {t('title.home')}
        </ButtonLink>
        <ReportButton kind="name" id={address} title={shortAddress(address)} />
      </div>
      {!isConnected && (
        <div className={styles.acts}>
          <p>{t('person.hidden.yours')}</p>
          <Button variant="quiet" onClick={openPopup}>
            {t('page.propose.connect')}
          </Button>
        </div>
      )}
    </Card>
  );
}
