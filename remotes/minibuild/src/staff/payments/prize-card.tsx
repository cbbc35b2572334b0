import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { SelectField } from '@rainbow-rabbit/parts/fields';
import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { useSending } from '@rainbow-rabbit/parts/outbox';
import { readTeam } from '@rainbow-rabbit/processes/minibuild/client';
import { decimalText } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Card, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useCallback, useState } from 'react';
import { ContestSendingNote } from '../acts/contest-sending-note';
import { leftOf, quantityOf } from '../amounts/quantity';
import { FieldGrid } from '../field-grid';
import { usePage } from '../pages/use-page';
import { useStaffContest } from '../session/staff-contest';
import { Row, SoftNote, Stack } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import type { DuePrize } from './domain/due-prizes';
import type { KeptPayment } from './kept-payment';
import { signPayment } from './send-payment';

interface PrizeCardProps {
  prize: DuePrize;
  token: ProcessId;
  denomination: number;
  /** Writes a quantity with the token's ticker. */
  amount: (quantity: string) => string;
  kept: KeptValue<KeptPayment>;
  /** True while another payment isn't finished, or somebody else has announced one of this entry. */
  isBlocked: boolean;
  /** Called once a transfer is signed and kept. */
  onSigned: () => void;
}

/** One entry that won, with what was paid, and the form that pays. */
export function PrizeCard(props: PrizeCardProps) {
  const t = useContestStaffMessages();
  const { prize, amount } = props;
  const { row, prizes, sharedBy, due, paid } = prize;
  const isPaid = due !== undefined && leftOf(due, paid) === '0';
  return (
    <Card tone="raised">
      <Stack isTight>
        <h3>{t('staff.results.place', { place: row.place, title: row.title, team: row.team.name })}</h3>
        <p>{prizes.map(({ title }) => title).join(', ')}</p>
        {sharedBy > 1 && <SoftNote>{t('staff.pay.shared', { count: sharedBy })}</SoftNote>}
        {due === undefined ? (
          <p>{t('staff.pay.no-amount')}</p>
        ) : (
          <p>{t('staff.pay.due', { due: amount(due), paid: amount(paid) })}</p>
        )}
        {isPaid ? (
          <Notice tone="success">{t('staff.pay.is-paid')}</Notice>
        ) : (
          <PayForm key={paid} {...props} />
        )}
      </Stack>
    </Card>
  );
}

function PayForm({ prize, token, denomination, amount, kept, isBlocked, onSigned }: PrizeCardProps) {
  const t = useContestStaffMessages();
  const ao = useAo();
  const { contest } = useStaffContest();
  const { row, due, paid, payments } = prize;
  const { value: team } = usePage(
    useCallback((options) => readTeam(contest, row.team.team, options), [contest, row.team.team]),
  );
  const unpaid = (team?.members ?? []).filter(
    ({ address }) => !payments.some((payment) => payment.address === address),
  );
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState('');
  const [typed, setTyped] = useState(due === undefined ? '' : decimalText(leftOf(due, paid), denomination));
  const [isTried, setIsTried] = useState(false);
  const { state, run } = useSending(useStaff().signer);
  const recipient = chosen ?? unpaid[0]?.address ?? 'other';
  const address = recipient === 'other' ? other.trim() : recipient;
  const quantity = quantityOf(typed, denomination);
  const isAddressFaulty = !isAddress(address);
  const nickname = unpaid.find((member) => member.address === address)?.nickname ?? address;

  const pay = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isAddressFaulty || quantity === undefined) return;
    const payment = { entry: row.entry, title: row.title, address: address as Address, quantity, token };
    void run(async ({ signer }) => {
      await signPayment({ contest, ao, signer, kept }, payment);
      onSigned();
    });
  };

  return (
    <form onSubmit={pay} noValidate>
      <Stack isTight>
        <FieldGrid>
          <SelectField
            label={t('staff.pay.recipient')}
            value={recipient}
            options={[
              ...unpaid.map((member) => ({ value: member.address as string, label: member.nickname })),
              { value: 'other', label: t('staff.pay.other') },
            ]}
            onChoose={setChosen}
          />
          <TextField
            label={t('staff.pay.amount')}
            error={isTried && quantity === undefined ? t('staff.set-up.fault.amount') : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldGrid>
        {recipient === 'other' && (
          <TextField
            label={t('staff.pay.address')}
            error={isTried && isAddressFaulty ? t('staff.fault.address') : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={other}
            onChange={({ target }) => setOther(target.value)}
          />
        )}
        {quantity !== undefined && !isAddressFaulty && (
          <SoftNote>{t('staff.pay.effect', { amount: amount(quantity), recipient: nickname })}</SoftNote>
        )}
        <ContestSendingNote state={state} />
        <Row>
          <Button type="submit" busy={state.status === 'sending'} disabled={isBlocked}>
            {t('staff.pay.act')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
