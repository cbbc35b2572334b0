import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import styles from './confirm-colours-line.module.css';
import { useDisclosures } from './disclosing-context';

/** The colours that only a tap of the player can confirm, with their deadline, as one slim line. */
export function ConfirmColoursLine() {
  const t = useMessages();
  const { toConfirm, discloseNow } = useDisclosures();
  const [isBusy, setIsBusy] = useState(false);
  if (!toConfirm) return null;
  const { count, minutesLeft } = toConfirm;
  const confirm = async () => {
    setIsBusy(true);
    await discloseNow();
    setIsBusy(false);
  };
  return (
    <div className={styles.line} role="status">
      <span className={styles.icon}>
        <Icon name="warning" />
      </span>
      <span className={styles.words}>{t('disclosure.waiting', { count, minutes: minutesLeft })}</span>
      <Button variant="quiet" onClick={confirm} busy={isBusy}>
        {t('disclosure.confirm')}
      </Button>
    </div>
  );
}
