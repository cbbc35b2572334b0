import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { SoftNote } from '@rainbow-rabbit/parts/console/layout';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address, TxId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { quantityOf } from '../amounts/quantity';
import { useContestConsole } from '../session/contest-console';
import { transferOutcome } from './domain/transfer-outcome';
import { usePayments } from './payments';
import styles from './payments.module.css';
import { useRecord } from './use-record';

/** Records a payment that was made elsewhere, once the token's own answer to its message has been looked at. */
export function RecordForm() {
  const { t, errorText } = useContestConsole();
  const { token, denomination, results, payments, renew } = usePayments();
  const record = useRecord();
  const ao = useAo();
  const typed = useFields({ entry: String(results[0]?.entry ?? ''), address: '', amount: '', message: '' });
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<unknown>();
  const address = typed.values.address.trim();
  const message = typed.values.message.trim() as TxId;
  const quantity = quantityOf(typed.values.amount, denomination);
  const row = results.find(({ entry }) => String(entry) === typed.values.entry);

  const proof = async (known: string) => {
    try {
      const result = await ao.known(token, message);
      return result ? transferOutcome(result, { address, quantity: known }) : 'unread';
    } catch {
      return 'unread';
    }
  };

  const submit = async () => {
    setError(undefined);
    if (!row || quantity === undefined || isChecking) return;
    if (payments.some((payment) => payment.message === message)) {
      setError(new AppError('contest-payment.already'));
      return;
    }
    setIsChecking(true);
    const outcome = await proof(quantity);
    setIsChecking(false);
    if (outcome !== 'moved' && outcome !== 'unread') {
      setError(new AppError('contest-payment.refused'));
      return;
    }
    record(
      { entry: row.entry, title: row.title, address: address as Address, quantity, token, message },
      { doubt: outcome === 'unread' ? t('staff.pay.unproved') : undefined, onDone: renew },
    );
  };

  const faults = {
    address: !isAddress(address) && t('staff.fault.address'),
    amount: quantity === undefined && t('staff.set-up.fault.amount'),
    message: !isAddress(message) && t('staff.pay.message-fault'),
  };
  const entries = results.map(({ entry, place, title, team }) => ({
    value: String(entry),
    label: t('staff.results.place', { place, title, team: team.name }),
  }));

  return (
    <FoldedPart className={styles.more} label={t('staff.pay.elsewhere')}>
      <FieldForm
        of={typed.judged(faults, () => void submit())}
        head={<SoftNote>{t('staff.pay.elsewhere-text')}</SoftNote>}
        fields={[
          { name: 'entry', kind: 'choice', label: t('staff.results.column.entry'), options: entries },
          { name: 'address', kind: 'id', label: t('staff.pay.address') },
          { name: 'amount', kind: 'amount', label: t('staff.pay.amount') },
          { name: 'message', kind: 'id', label: t('staff.pay.message'), hint: t('staff.pay.message-hint') },
        ]}
        send={t('staff.pay.record.act')}
        button={{ variant: 'secondary', busy: isChecking }}
      >
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      </FieldForm>
    </FoldedPart>
  );
}
