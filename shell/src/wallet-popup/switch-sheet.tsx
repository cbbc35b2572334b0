import { Button, Dialog } from '@rainbow-rabbit/shared/ui';
import { descriptorOf, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import styles from './confirm-request.module.css';

/** Asks whether its user switched the wallet to another account. Leaving it any other way disconnects. */
export function SwitchSheet() {
  const t = useMessages();
  const { state, acceptSwitch, disconnect } = useWallet();
  if (state.status !== 'switched') return null;
  const leave = () => void disconnect();
  return (
    <Dialog title={t('switch.title')} onClose={leave} sheet>
      <p className={styles.what}>{t('switch.question', { wallet: descriptorOf(state.method).name })}</p>
      <pre
        className={styles.data}
      >{`${t('switch.from')}\n${state.from}\n\n${t('switch.to')}\n${state.to}`}</pre>
      <div className={styles.answers}>
        <Button variant="secondary" wide onClick={leave}>
          {t('switch.leave')}
        </Button>
        <Button wide onClick={() => void acceptSwitch()}>
          {t('switch.accept')}
        </Button>
      </div>
    </Dialog>
  );
}
