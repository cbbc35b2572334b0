import { Row } from '@rainbow-rabbit/parts/console/layout';
import { useTask } from '@rainbow-rabbit/parts/task';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useContestConsole } from '../session/contest-console';
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

/** Asks the token if the message of an announced payment has moved the amount, and offers to record it then. */
export function LookAtTransfer({ claim, title, amount, onDone }: LookAtTransferProps) {
  const { t, errorText } = useContestConsole();
  const ao = useAo();
  const record = useRecord(amount);
  const { task, run } = useTask<TransferOutcome | 'unknown'>();
  const look = async () => {
    const result = await ao.known(claim.token, claim.message);
    // The ledger may not have the message.
    return result ? transferOutcome(result, claim) : 'unknown';
  };
  const hasMoved = task.status === 'done' && task.value === 'moved';
  return (
    <>
      {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
      {task.status === 'done' && (
        <Notice tone={hasMoved ? 'success' : 'info'}>{t(`staff.pay.look.${task.value}`)}</Notice>
      )}
      <Row>
        {hasMoved ? (
          <Button onClick={() => record({ ...claim, title }, { onDone })}>{t('staff.pay.record.act')}</Button>
        ) : (
          <Button variant="secondary" busy={task.status === 'running'} onClick={() => void run(look)}>
            {t('staff.pay.look')}
          </Button>
        )}
      </Row>
    </>
  );
}
