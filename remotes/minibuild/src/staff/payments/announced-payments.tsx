import { Row, SoftNote, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { personText, useNames } from '@rainbow-rabbit/parts/console/people';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import type { ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useContestStaffMessages } from '../staff-messages';
import { LookAtTransfer } from './look-at-transfer';
import type { AnnouncedPayment } from './payment-reads';
import { useRelease } from './use-release';

interface AnnouncedPaymentsProps {
  /** Those that are not being made on this page. */
  claims: readonly AnnouncedPayment[];
  results: readonly ResultRow[];
  /** Writes a quantity with the token's ticker. */
  amount: (quantity: string) => string;
  /** Called once something has changed, or is to be looked at again. */
  onChange: () => void;
}

/** The payments that somebody has announced and nobody has recorded: who makes them until when, and what to do afterwards. */
export function AnnouncedPayments({ claims, results, amount, onChange }: AnnouncedPaymentsProps) {
  const titleOf = (entry: number) => results.find((row) => row.entry === entry)?.title ?? `#${entry}`;
  return claims.map((claim) => (
    <Announced
      key={claim.message}
      claim={claim}
      title={titleOf(claim.entry)}
      amount={amount}
      onChange={onChange}
    />
  ));
}

interface AnnouncedProps extends Pick<AnnouncedPaymentsProps, 'amount' | 'onChange'> {
  claim: AnnouncedPayment;
  title: string;
}

function Announced({ claim, title, amount, onChange }: AnnouncedProps) {
  const t = useContestStaffMessages();
  const { iso } = useLocale();
  const { address } = useStaff();
  const release = useRelease(claim, onChange);
  const isOwn = claim.by === address;
  const words = {
    amount: amount(claim.quantity),
    title,
    by: personText(claim.by, useNames([claim.by])(claim.by)),
    time: new Intl.DateTimeFormat(iso, { timeStyle: 'short' }).format(claim.endsAt),
  };
  return (
    <TitledCard title={t(isOwn ? 'staff.pay.announced-own' : 'staff.pay.announced')} tone="raised">
      <p>{t(claim.isOver ? 'staff.pay.announced-over' : 'staff.pay.announced-text', words)}</p>
      <SoftNote>{t('staff.pay.address')}</SoftNote>
      <CopyLine what={t('staff.pay.address')} text={claim.address} />
      <SoftNote>{t('staff.pay.message')}</SoftNote>
      <CopyLine what={t('staff.pay.message')} text={claim.message} />
      <LookAtTransfer claim={claim} title={title} amount={amount} onDone={onChange} />
      <Row>
        {!claim.isOver && (
          <Button variant="secondary" onClick={onChange}>
            {t('staff.pay.look-again')}
          </Button>
        )}
        {isOwn && (
          <Button variant="quiet" onClick={release}>
            {t('staff.pay.release.act')}
          </Button>
        )}
      </Row>
    </TitledCard>
  );
}
