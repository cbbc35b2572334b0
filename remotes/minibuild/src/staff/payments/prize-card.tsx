import { SendingNote } from '@rainbow-rabbit/parts/console/acts';
import { FieldForm, Fields, useFields } from '@rainbow-rabbit/parts/console/form';
import { SoftNote, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { useSending } from '@rainbow-rabbit/parts/outbox';
import { usePage } from '@rainbow-rabbit/parts/rows';
import { readTeam } from '@rainbow-rabbit/processes/minibuild/client';
import { decimalText } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { leftOf, quantityOf } from '../amounts/quantity';
import { useContestConsole } from '../session/contest-console';
import { useContestStaffMessages } from '../staff-messages';
import type { DuePrize } from './domain/due-prizes';
import { usePayments } from './payments';
import { signPayment } from './send-payment';

interface PrizeCardProps {
  prize: DuePrize;
  /** True while another payment isn't finished, or somebody else has announced one of this entry. */
  isBlocked: boolean;
  /** Called once a transfer is signed and kept. */
  onSigned: () => void;
}

/** One entry that won, with what was paid, and the form that pays. */
export function PrizeCard(props: PrizeCardProps) {
  const t = useContestStaffMessages();
  const { amount } = usePayments();
  const { row, prizes, sharedBy, due, paid } = props.prize;
  const isPaid = due !== undefined && leftOf(due, paid) === '0';
  return (
    <TitledCard
      title={t('staff.results.place', { place: row.place, title: row.title, team: row.team.name })}
      tone="raised"
    >
      <p>{prizes.map(({ title }) => title).join(', ')}</p>
      {sharedBy > 1 && <SoftNote>{t('staff.pay.shared', { count: sharedBy })}</SoftNote>}
      {due === undefined ? (
        <p>{t('staff.pay.no-amount')}</p>
      ) : (
        <p>{t('staff.pay.due', { due: amount(due), paid: amount(paid) })}</p>
      )}
      {isPaid ? <Notice tone="success">{t('staff.pay.is-paid')}</Notice> : <PayForm key={paid} {...props} />}
    </TitledCard>
  );
}

function PayForm({ prize, isBlocked, onSigned }: PrizeCardProps) {
  const { token, denomination, amount, kept } = usePayments();
  const { t, contest } = useContestConsole();
  const ao = useAo();
  const { row, due, paid, payments } = prize;
  const { value: team } = usePage([contest, row.team.team], (options) =>
    readTeam(contest, row.team.team, options),
  );
  const unpaid = (team?.members ?? []).filter(
    ({ address }) => !payments.some((payment) => payment.address === address),
  );
  const typed = useFields({
    recipient: '',
    address: '',
    amount: due === undefined ? '' : decimalText(leftOf(due, paid), denomination),
  });
  const { state, run } = useSending(useStaff().signer);
  const recipient = typed.values.recipient || (unpaid[0]?.address ?? 'other');
  const address = recipient === 'other' ? typed.values.address.trim() : recipient;
  const quantity = quantityOf(typed.values.amount, denomination);
  const nickname = unpaid.find((member) => member.address === address)?.nickname ?? address;
  const faults = {
    address: !isAddress(address) && t('staff.fault.address'),
    amount: quantity === undefined && t('staff.set-up.fault.amount'),
  };
  const judged = typed.judged(faults, () => {
    if (quantity === undefined) return;
    const payment = { entry: row.entry, title: row.title, address: address as Address, quantity, token };
    void run(async ({ signer }) => {
      await signPayment({ contest, ao, signer, kept }, payment);
      onSigned();
    });
  });
  const form = { ...judged, values: { ...typed.values, recipient } };
  const recipients = [
    ...unpaid.map((member) => ({ value: member.address as string, label: member.nickname })),
    { value: 'other', label: t('staff.pay.other') },
  ];

  return (
    <FieldForm
      of={form}
      head={
        <Fields
          of={form}
          isGrid
          fields={[
            { name: 'recipient', kind: 'choice', label: t('staff.pay.recipient'), options: recipients },
            { name: 'amount', kind: 'amount', label: t('staff.pay.amount') },
          ]}
        />
      }
      fields={recipient === 'other' ? [{ name: 'address', kind: 'id', label: t('staff.pay.address') }] : []}
      send={t('staff.pay.act')}
      button={{ busy: state.status === 'sending', disabled: isBlocked }}
    >
      {quantity !== undefined && isAddress(address) && (
        <SoftNote>{t('staff.pay.effect', { amount: amount(quantity), recipient: nickname })}</SoftNote>
      )}
      <SendingNote state={state} />
    </FieldForm>
  );
}
