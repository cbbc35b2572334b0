import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readPot } from '@rainbow-rabbit/processes/community/client';
import { readTokenInfo } from '@rainbow-rabbit/processes/token/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Card, Page } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { useMember } from '../community/use-member';
import { ReadingState } from '../live/reading-state';
import { StaffPart } from '../staff-part/staff-part';
import { useClaimMessages } from './claim-messages';
import { ClaimedView } from './claimed-view';
import { EarningWays } from './earning-ways';
import { UnpaidEarnings } from './unpaid-earnings';

/** The interval at which the pot and its token are read again while the page is looked at (docs/product 9.186). */
const everyMs = 300_000;

/** The claims of the connected wallet: what it has earned, the payments, and one press that asks for everything. */
export function ClaimPage() {
  const t = useClaimMessages();
  const community = useCommunity();
  const { openPopup } = useWallet();
  const address = useMember()?.address;
  return (
    <>
      <Page title={t('claim.title')} intro={t('claim.intro')} width="narrow">
        {community && !address && (
          <Card tone="raised" rainbow>
            <p>{t('claim.wallet')}</p>
            <div>
              <Button onClick={openPopup}>{t('claim.connect')}</Button>
            </div>
          </Card>
        )}
        {community && address && <LiveClaims key={address} community={community} address={address} />}
        {!(community && address) && <EarningWays />}
      </Page>
      {!community && <NoCommunityNote />}
    </>
  );
}

/** The claims, once the pot has said which token it pays in. */
function LiveClaims({ community, address }: { community: ProcessPlace; address: Address }) {
  const t = useClaimMessages();
  const { reading, refresh } = useReading({
    key: 'pot',
    everyMs: useWakingInterval(everyMs),
    read: async (options) => {
      const pot = await readPot(community, options);
      return {
        pot,
        facts: pot.token && (await readTokenInfo({ ao: community.ao, process: pot.token }, options)),
      };
    },
  });
  const { pot, facts } = valueOf(reading) ?? {};
  return (
    <>
      <ReadingState reading={reading} refresh={() => void refresh()} />
      {pot && !pot.token && <p>{t('claim.no-token')}</p>}
      {(reading.status === 'failed' || (pot && !pot.token)) && (
        <>
          <UnpaidEarnings community={community} address={address} />
          <EarningWays />
        </>
      )}
      {pot?.token && facts && (
        <ClaimedView
          community={community}
          address={address}
          token={{ ...facts, process: pot.token }}
          pot={pot}
          onClaim={refresh}
        />
      )}
      <StaffPart part="claim" pot={pot} onActed={() => void refresh()} />
    </>
  );
}
