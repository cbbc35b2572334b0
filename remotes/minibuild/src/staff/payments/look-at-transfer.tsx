import { Row } from '@rainbow-rabbit/parts/console/layout';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestConsole } from '../acts/contest-console';
import { type TransferOutcome, transferOutcome } from './domain/transfer-outcome';
import type { AnnouncedPayment } from './payment-reads';
import { useRecord } from './use-record';

interface LookAtTransferProps {
  claim: AnnouncedPayment;
  /** Title of the entry. */
  title: string;
  /** Writes a quantity with the token's ticker. */
  amount: (quantity: string) => string;
  /** Called once the payment is recorded. */
  onDone: () => void;
}

type Look =
  | { status: 'idle' | 'asking' }
  /** `unknown`: the ledger doesn't have the message. */
  | { status: 'seen'; outcome: TransferOutcome | 'unknown' }
  | { status: 'failed'; error: unknown };

/** Asks the token if the message of an announced payment has moved the amount, and offers to record it then. */
export function LookAtTransfer({ claim, title, amount, onDone }: LookAtTransferProps) {
  const { t, errorText } = useContestConsole();
  const ao = useAo();
  const record = useRecord(amount);
  const [look, setLook] = useState<Look>({ status: 'idle' });
  const ask = async () => {
    setLook({ status: 'asking' });
    try {
      const result = await ao.known(claim.token, claim.message);
      setLook({ status: 'seen', outcome: result ? transferOutcome(result, claim) : 'unknown' });
    } catch (error) {
      setLook({ status: 'failed', error });
    }
  };
  const hasMoved = look.status === 'seen' && look.outcome === 'moved';
  return (
    <>
      {look.status === 'failed' && <Notice tone="error">{errorText(look.error)}</Notice>}
      {look.status === 'seen' && (
        <Notice tone={hasMoved ? 'success' : 'info'}>{t(`staff.pay.look.${look.outcome}`)}</Notice>
      )}
      <Row>
        {hasMoved ? (
          <Button onClick={() => record({ ...claim, title }, { onDone })}>{t('staff.pay.record.act')}</Button>
        ) : (
          <Button variant="secondary" busy={look.status === 'asking'} onClick={() => void ask()}>
            {t('staff.pay.look')}
          </Button>
        )}
      </Row>
    </>
  );
}
