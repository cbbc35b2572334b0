import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Page } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { shortAddress } from '../../chrome/short-address';
import { useMessages } from '../../messages';
import { StaffOfEvent } from './staff-of-event';

/** The staff's sign-in: the connected address, and the events whose staff it belongs to. */
export function LoginPage() {
  const t = useMessages();
  const { events } = useNetwork();
  const { state, openPopup } = useWallet();
  if (state.status !== 'connected') {
    return (
      <Page title={t('title.login')} intro={t('login.intro')} width="narrow">
        <Card tone="raised" rainbow>
          <p>{t('login.connect')}</p>
          <Button busy={state.status === 'connecting' && !state.isResuming} onClick={openPopup}>
            {t('wallet.connect')}
          </Button>
        </Card>
      </Page>
    );
  }
  return (
    <Page
      title={t('title.login')}
      intro={t('login.address', { address: shortAddress(state.address) })}
      width="narrow"
    >
      {events.map((event) => (
        <StaffOfEvent key={event.process} event={event} address={state.address} />
      ))}
      {events.length === 0 && <Card>{t('vibe.no-event')}</Card>}
    </Page>
  );
}
