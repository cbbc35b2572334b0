import { FoldedPart, SelectField } from '@rainbow-rabbit/parts/fields';
import type { PaymentRow, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { quantityOf } from '../amounts/quantity';
import { Row, SoftNote, Stack } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import { transferOutcome } from './domain/transfer-outcome';
import styles from './payments.module.css';
import { useRecord } from './use-record';

interface RecordFormProps {
  token: ProcessId;
  denomination: number;
  results: readonly ResultRow[];
  payments: readonly PaymentRow[];
  /** Writes a quantity with the token's ticker. */
  amount: (quantity: string) => string;
  onDone: () => void;
}

/** Records a payment that was made elsewhere, once the token's own answer to its message has been looked at. */
export function RecordForm({ token, denomination, results, payments, amount, onDone }: RecordFormProps) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const record = useRecord(amount);
  const ao = useAo();
  const [fields, setFields] = useState({
    entry: String(results[0]?.entry ?? ''),
    address: '',
    amount: '',
    message: '',
  });
  const [isTried, setIsTried] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<unknown>();
  const set = (change: Partial<typeof fields>) => setFields((last) => ({ ...last, ...change }));
  const address = fields.address.trim();
  const message = fields.message.trim() as TxId;
  const isId = isAddress(fields.message.trim());
  const quantity = quantityOf(fields.amount, denomination);
  const row = results.find(({ entry }) => String(entry) === fields.entry);

  const proof = async (known: string) => {
    try {
      const result = await ao.known(token, message);
      return result ? transferOutcome(result, { address, quantity: known }) : 'unread';
    } catch {
      return 'unread';
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    setError(undefined);
    if (!row || !isAddress(address) || !isId || quantity === undefined || isChecking) return;
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
      { proof: t(outcome === 'moved' ? 'staff.pay.proved' : 'staff.pay.unproved'), onDone },
    );
  };

  return (
    <FoldedPart className={styles.more} label={t('staff.pay.elsewhere')}>
      <form onSubmit={submit} noValidate>
        <Stack isTight>
          <SoftNote>{t('staff.pay.elsewhere-text')}</SoftNote>
          <SelectField
            label={t('staff.pay.entry')}
            value={fields.entry}
            options={results.map(({ entry, place, title, team }) => ({
              value: String(entry),
              label: t('staff.results.place', { place, title, team: team.name }),
            }))}
            onChoose={(entry) => set({ entry })}
          />
          <TextField
            label={t('staff.pay.address')}
            error={isTried && !isAddress(address) ? t('staff.fault.address') : undefined}
            name="recipient"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.address}
            onChange={({ target }) => set({ address: target.value })}
          />
          <TextField
            label={t('staff.pay.amount')}
            error={isTried && quantity === undefined ? t('staff.set-up.fault.amount') : undefined}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={fields.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
          <TextField
            label={t('staff.pay.message')}
            hint={t('staff.pay.message-hint')}
            error={isTried && !isId ? t('staff.pay.message-fault') : undefined}
            name="message"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.message}
            onChange={({ target }) => set({ message: target.value })}
          />
          {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
          <Row>
            <Button type="submit" variant="secondary" busy={isChecking}>
              {t('staff.pay.record')}
            </Button>
          </Row>
        </Stack>
      </form>
    </FoldedPart>
  );
}
