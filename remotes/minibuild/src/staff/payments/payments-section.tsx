import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { Loading, ReadFailure } from '@rainbow-rabbit/parts/console/list';
import { usePage } from '@rainbow-rabbit/parts/rows';
import type { Contest, PaymentRow } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useCallback, useMemo, useState } from 'react';
import { useToken, useTokenAmountText } from '../amounts/use-token';
import { readAllResults } from '../results/read-results';
import { SectionNotice } from '../section-notice';
import { useContestConsole } from '../session/contest-console';
import { AnnouncedPayments } from './announced-payments';
import { duePrizes } from './domain/due-prizes';
import { keptPayment } from './kept-payment';
import { MadePayments } from './made-payments';
import { readAllClaims, readAllPayments } from './payment-reads';
import { PrizeCard } from './prize-card';
import { RecordForm } from './record-form';
import { UnfinishedPayment } from './unfinished-payment';

/** Section: pays the prizes, and records what was paid. */
export function PaymentsSection() {
  const { t, info, front } = useContestConsole();
  if (info.phase !== 'results')
    return <SectionNotice section="results">{t('staff.pay.later')}</SectionNotice>;
  if (!front.facts?.token) return <SectionNotice section="set-up">{t('staff.pay.no-token')}</SectionNotice>;
  return <Payments token={front.facts.token} prizes={front.facts.prizes} />;
}

interface PaymentsProps {
  token: ProcessId;
  prizes: NonNullable<Contest['facts']>['prizes'];
}

function Payments({ token, prizes }: PaymentsProps) {
  const { t, contest } = useContestConsole();
  const shown = useToken(token);
  const amount = useTokenAmountText(shown);
  const kept = useMemo(() => keptPayment(contest.process), [contest.process]);
  const [unfinished, setUnfinished] = useState(() => kept.read());
  const [isFresh, setIsFresh] = useState(false);
  const { value, error, reload } = usePage(
    useCallback(
      async (options) => {
        const results = await readAllResults(contest, options);
        const payments: PaymentRow[] = await readAllPayments(contest, options);
        const claims = await readAllClaims(contest, options);
        return { results, payments, claims };
      },
      [contest],
    ),
  );
  const due = useMemo(() => value && duePrizes(value.results, prizes, value.payments), [value, prizes]);
  const renew = () => {
    setUnfinished(kept.read());
    reload();
  };
  if (error !== undefined || shown.status === 'failed') {
    const failure = error ?? (shown.status === 'failed' ? shown.error : undefined);
    return <ReadFailure error={failure} reload={reload} />;
  }
  if (!value || !due || shown.status !== 'known') return <Loading />;
  const denomination = shown.token.denomination;
  return (
    <Stack width="reading">
      <SoftNote>{t('staff.pay.intro', { name: shown.token.name })}</SoftNote>
      {unfinished && (
        <UnfinishedPayment
          key={unfinished.message}
          payment={unfinished}
          isFresh={isFresh}
          kept={kept}
          amount={amount}
          onChange={renew}
        />
      )}
      <AnnouncedPayments
        claims={value.claims.filter(({ message }) => message !== unfinished?.message)}
        results={value.results}
        amount={amount}
        onChange={renew}
      />
      {due.length === 0 && <p>{t('staff.pay.none')}</p>}
      {due.map((prize) => (
        <PrizeCard
          key={prize.row.entry}
          prize={prize}
          token={token}
          denomination={denomination}
          amount={amount}
          kept={kept}
          isBlocked={
            unfinished !== undefined ||
            value.claims.some(({ entry, isOver }) => entry === prize.row.entry && !isOver)
          }
          onSigned={() => {
            setUnfinished(kept.read());
            setIsFresh(true);
          }}
        />
      ))}
      <RecordForm
        token={token}
        denomination={denomination}
        results={value.results}
        payments={value.payments}
        amount={amount}
        onDone={renew}
      />
      <MadePayments payments={value.payments} amount={amount} />
    </Stack>
  );
}
