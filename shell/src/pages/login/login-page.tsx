import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Page } from '@rainbow-rabbit/shared/ui';
import { signedInAddress, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMessages } from '../../messages';
import { returnPath } from './return-path';
import { SignInCard } from './sign-in-card';
import { StaffOfEvent } from './staff-of-event';

/** The staff's sign-in: the connected address, its proof, and the events whose staff it belongs to. */
export function LoginPage() {
  const t = useMessages();
  const { events } = useNetwork();
  const { search } = useLocation();
  const { state, openPopup } = useWallet();
  const [signedIn, setSignedIn] = useState(signedInAddress);
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
  const { address, connector } = state;
  const isSignedIn = signedIn === address;
  const from = returnPath(search);
  const shown = from ? [] : events; // a console says itself whom it serves
  if (isSignedIn && from) return <Navigate to={from} replace />;
  return (
    <Page
      title={t('title.login')}
      intro={t('login.address', { address: shortAddress(address) })}
      width="narrow"
    >
      <SignInCard
        key={address}
        address={address}
        connector={connector}
        isSignedIn={isSignedIn}
        onSignedIn={() => setSignedIn(address)}
      />
      {shown.map((event) => (
        <StaffOfEvent key={event.process} event={event} address={address} />
      ))}
      {!from && shown.length === 0 && <Card>{t('login.no-event')}</Card>}
    </Page>
  );
}
