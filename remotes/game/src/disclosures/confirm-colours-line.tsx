import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { NoticeLine } from '../layout/notice-line';
import { useMessages } from '../messages';
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
    <NoticeLine
      tone="warning"
      action={
        <Button variant="quiet" onClick={confirm} busy={isBusy}>
          {t('disclosure.confirm')}
        </Button>
      }
    >
      {t('disclosure.waiting', { count, minutes: minutesLeft })}
    </NoticeLine>
  );
}
