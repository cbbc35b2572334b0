import { Button, ButtonLink, Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { ConnectingFailed } from '../wallet-choice/connecting-failed';
import styles from './registration-form.module.css';
import type { JoiningWallet } from './use-joining-wallet';

/** The state of a wallet that is made while the form is filled in; a failure comes with the ways to go on. */
export function WalletNote({ wallet: { status, failure, retry } }: { wallet: JoiningWallet }) {
  const t = useMessages();
  const pathTo = usePaths();
  if (failure !== undefined) {
    return (
      <ConnectingFailed
        failure={failure}
        action={
          <div className={styles.ways}>
            {retry && (
              <Button variant="secondary" onClick={retry}>
                {t('try-again')}
              </Button>
            )}
            <ButtonLink to={pathTo('wallet')} variant="quiet">
              {t('welcome.have-wallet')}
            </ButtonLink>
          </div>
        }
      />
    );
  }
  if (status !== 'making' && status !== 'own') return null;
  return (
    <p className={styles.public}>
      <Icon name={status === 'own' ? 'check' : 'wallet'} />
      <span>{t(status === 'own' ? 'register.wallet-ready' : 'register.wallet-making')}</span>
    </p>
  );
}
