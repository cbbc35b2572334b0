import { useSizeText } from '@rainbow-rabbit/shared/files';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { inAr, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useState } from 'react';
import { useDevbotErrorText } from '../../messages';
import styles from '../launch.module.css';
import { useLaunchMessages } from '../launch-messages';
import type { LogoDraft } from './logo-draft';
import { useLogoStore } from './use-logo-store';

interface StoreLogoProps {
  draft: LogoDraft;
  /** Id of the stored picture, or empty. */
  logo: string;
  onKeep: (draft: LogoDraft) => void;
  onStored: (id: string) => void;
}

/** A logo on its way to the storage network: the picture, its price, one approval, and the upload. */
export function StoreLogo({ draft, logo, onKeep, onStored }: StoreLogoProps) {
  const t = useLaunchMessages();
  const errorText = useDevbotErrorText();
  const sizeText = useSizeText();
  const { state, openPopup } = useWallet();
  const { storing, price, store, reset } = useLogoStore(onKeep, onStored);
  const { bytes, type, upload } = draft;
  const picture = String(bytes);
  const [shownAt, setShownAt] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same bytes are the same picture
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type }));
    setShownAt(url);
    return () => URL.revokeObjectURL(url);
  }, [picture, type]);
  // Another picture has another price.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the price is that of these bytes
  useEffect(reset, [picture]);
  const error = 'error' in storing ? storing.error : undefined;
  const isBusy = storing.status === 'pricing' || storing.status === 'storing';
  return (
    <div className={styles.stack}>
      {shownAt && (
        <img className={styles.badge} src={shownAt} alt={t('launch.logo.alt')} width={96} height={96} />
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      {logo !== '' && <Notice tone="success">{t('launch.logo.stored')}</Notice>}
      {logo === '' && storing.status === 'priced' && (
        <p className={styles.small}>
          {t('launch.logo.price', {
            size: sizeText(bytes.length),
            amount: inAr(storing.transaction.reward),
          })}
          {!storing.isEnough && ` ${t('launch.logo.too-little')}`}
        </p>
      )}
      {isBusy && <Spinner label={t(`launch.logo.${storing.status}`)} />}
      {logo === '' && !isBusy && (
        <div className={styles.buttons}>
          {state.status !== 'connected' && !upload && (
            <Button variant="secondary" onClick={openPopup}>
              {t('launch.connect')}
            </Button>
          )}
          {upload && (
            <Button variant="secondary" onClick={() => void store(draft)}>
              {t('launch.logo.go-on')}
            </Button>
          )}
          {state.status === 'connected' && !upload && storing.status === 'idle' && (
            <Button variant="secondary" onClick={() => void price(draft)}>
              {t('launch.logo.ask-price')}
            </Button>
          )}
          {!upload && storing.status === 'priced' && storing.isEnough && (
            <Button variant="secondary" onClick={() => void store(draft)}>
              {t('launch.logo.store')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
