import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button, ButtonLink, Card, Notice } from '@rainbow-rabbit/shared/ui';
import type { WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { useLinks } from '../../site-links';
import { signIn } from './sign-in';

interface SignInCardProps {
  address: Address;
  connector: WalletConnector;
  isSignedIn: boolean;
  onSignedIn: () => void;
}

/** Asks the wallet to sign in, or leads to the consoles that areas declare once it has. */
export function SignInCard({ address, connector, isSignedIn, onSignedIn }: SignInCardProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const consoles = useLinks('staff');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const prove = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      const random = crypto.getRandomValues(new Uint8Array(32));
      await signIn(connector, address, { origin: location.origin, now: Date.now(), random });
      onSignedIn();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Card tone="raised" rainbow>
      {isSignedIn ? (
        <>
          <p>{t('login.signed-in')}</p>
          {consoles.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))}
        </>
      ) : (
        <>
          <p>{t('login.prove')}</p>
          <Button busy={isBusy} onClick={prove}>
            {t('login.sign')}
          </Button>
          {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        </>
      )}
    </Card>
  );
}
