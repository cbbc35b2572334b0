import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { Row, SoftNote, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { personText, useNames } from '@rainbow-rabbit/parts/console/people';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { useTask } from '@rainbow-rabbit/parts/task';
import { releasePaymentClaim } from '@rainbow-rabbit/processes/minibuild/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useContestConsole } from '../session/contest-console';
import { type TransferOutcome, transferOutcome } from './domain/transfer-outcome';
import type { AnnouncedPayment } from './payment-reads';
import { usePayments } from './payments';
import { useRecord } from './use-record';

interface AnnouncedPaymentCardProps {
  /** It is not being made on this page. */
  claim: AnnouncedPayment;
}

/** A payment that somebody has announced and nobody has recorded: who makes it until when, and what to do afterwards. */
export function AnnouncedPaymentCard({ claim }: AnnouncedPaymentCardProps) {
  const { t, ask, contest } = useContestConsole();
  const { amount, results, renew } = usePayments();
  const { iso } = useLocale();
  const { address } = useStaff();
  const { entry } = claim;
  const isOwn = claim.by === address;
  const title = results.find((row) => row.entry === entry)?.title ?? `#${entry}`;
  const words = {
    amount: amount(claim.quantity),
    title,
    by: personText(claim.by, useNames([claim.by])(claim.by)),
    time: new Intl.DateTimeFormat(iso, { timeStyle: 'short' }).format(claim.endsAt),
  };
  const release = () =>
    ask({
      ...weighedAct((word) => t(`staff.pay.release.${word}`)),
      send: (reason, options) => releasePaymentClaim(contest, { reason, entry }, options),
      onDone: renew,
    });
  return (
    <TitledCard title={t(isOwn ? 'staff.pay.announced-own' : 'staff.pay.announced')} tone="raised">
      <p>{t(claim.isOver ? 'staff.pay.announced-over' : 'staff.pay.announced-text', words)}</p>
      <SoftNote>{t('staff.pay.address')}</SoftNote>
      <CopyLine what={t('staff.pay.address')} text={claim.address} />
      <SoftNote>{t('staff.pay.message')}</SoftNote>
      <CopyLine what={t('staff.pay.message')} text={claim.message} />
      <LookAtTransfer claim={claim} title={title} />
      <Row>
        {!claim.isOver && (
          <Button variant="secondary" onClick={renew}>
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

/** Asks the token if the message of an announced payment has moved the amount, and offers to record it then. */
function LookAtTransfer({ claim, title }: AnnouncedPaymentCardProps & { title: string }) {
  const { t, errorText } = useContestConsole();
  const { renew } = usePayments();
  const ao = useAo();
  const record = useRecord();
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
          <Button onClick={() => record({ ...claim, title }, { onDone: renew })}>
            {t('staff.pay.record.act')}
          </Button>
        ) : (
          <Button variant="secondary" busy={task.status === 'running'} onClick={() => void run(look)}>
            {t('staff.pay.look')}
          </Button>
        )}
      </Row>
    </>
  );
}
