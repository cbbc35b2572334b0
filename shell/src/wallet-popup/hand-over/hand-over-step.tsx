import { AppError } from '@rainbow-rabbit/shared/errors';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, CopyButton, Rabbit, Spinner } from '@rainbow-rabbit/shared/ui';
import { openKeyfileLoan, openRoomLink, useWallet } from '@rainbow-rabbit/shared/wallet';
import { LaterQrCode } from '../../chrome/later-qr-code';
import { lazyPart } from '../../chrome/lazy-part';
import { PartFailed } from '../../chrome/part-failed';
import { useMessages } from '../../messages';
import { PairingCountdown } from '../pairing-countdown';
import { exchangeMs } from './conversation';
import { ExchangeStep } from './exchange-step';
import { giveWallet } from './give-wallet';
import styles from './hand-over.module.css';
import { linkOfCode } from './linked-code';
import { type ExchangeScene, useExchange } from './use-exchange';
import { useOwnUnlock } from './use-own-unlock';

/** In a chunk that requests of signatures fetch as well. */
const UnlockSheet = lazyPart({
  load: () => import('../lock/unlock-sheet').then((module) => module.UnlockSheet),
  Waiting: Spinner,
  Failed: PartFailed,
});

/** Hands the connected wallet to another phone of its user. The wallet stays on this one, too. */
export function HandOverStep({ onLeave }: { onLeave: () => void }) {
  const t = useMessages();
  const network = useNetwork();
  const { state } = useWallet();
  const { unlock, request } = useOwnUnlock();
  const address = state.status === 'connected' ? state.address : '';

  const run = async ({ signal, show, agree }: ExchangeScene) => {
    const [openLink, lendKeyfile] = await Promise.all([openRoomLink(network), openKeyfileLoan()]);
    await giveWallet({
      openLink,
      address,
      signal,
      onCode: (code) => show({ step: 'code', code, expiresAtMs: Date.now() + exchangeMs }),
      agree,
      lend: (use) =>
        lendKeyfile(unlock, async (key) => {
          if (key.address !== address) throw new AppError('wallet.account-changed', { retryable: true });
          await use(key);
        }),
    });
    show({ step: 'done' });
  };
  const { view, again } = useExchange(run);

  if (view.step === 'code') {
    const link = linkOfCode(view.code, window.location.href);
    return (
      <div className={styles.step}>
        <p className={styles.state}>{t('hand-over.scan')}</p>
        <div className={styles.code}>
          <LaterQrCode text={link} label={t('hand-over.code')} />
        </div>
        <PairingCountdown expiresAtMs={view.expiresAtMs} />
        <p className={styles.note}>{t('hand-over.warning')}</p>
        <p className={styles.link}>
          {t('hand-over.link')} <CopyButton what={t('hand-over.link')} text={() => link} />
        </p>
        <Button variant="quiet" onClick={onLeave}>
          {t('popup.cancel')}
        </Button>
      </div>
    );
  }
  if (view.step === 'done') {
    return (
      <div className={styles.step} role="status">
        <Rabbit mood="happy" size={96} />
        <p className={styles.state}>{t('hand-over.done')}</p>
        <p>{t('hand-over.done-text')}</p>
        <Button wide onClick={onLeave}>
          {t('import.back')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ExchangeStep view={view} opening={t('pairing.opening')} onLeave={onLeave} onAgain={again} />
      {request && <UnlockSheet request={request} />}
    </>
  );
}
