import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { PagePart } from '@rainbow-rabbit/parts/console/list';
import { usePage } from '@rainbow-rabbit/parts/rows';
import type { Contest } from '@rainbow-rabbit/processes/minibuild/client';
import { readTokenInfo } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMemo, useState } from 'react';
import { tokenAmountText } from '../amounts/amount-text';
import { readAllResults } from '../results/read-results';
import { SectionNotice } from '../section-notice';
import { useContestConsole } from '../session/contest-console';
import { AnnouncedPaymentCard } from './announced-payment-card';
import { duePrizes } from './domain/due-prizes';
import { keptPayment } from './kept-payment';
import { MadePayments } from './made-payments';
import { readAllClaims, readAllPayments } from './payment-reads';
import { PaymentsContext } from './payments';
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
  const ao = useAo();
  const { iso } = useLocale();
  const kept = useMemo(() => keptPayment(contest.process), [contest.process]);
  const [unfinished, setUnfinished] = useState(() => kept.read());
  const [isFresh, setIsFresh] = useState(false);
  const page = usePage([ao, contest, token], async (options) => ({
    shown: await readTokenInfo({ ao, process: token }, options),
    results: await readAllResults(contest, options),
    payments: await readAllPayments(contest, options),
    claims: await readAllClaims(contest, options),
  }));
  const renew = () => {
    setUnfinished(kept.read());
    page.reload();
  };
  return (
    <PagePart page={page}>
      {({ shown, results, payments, claims }) => {
        const { denomination, name } = shown;
        const amount = (quantity: string) => tokenAmountText(quantity, shown, iso);
        const due = duePrizes(results, prizes, payments);
        return (
          <PaymentsContext value={{ token, denomination, amount, kept, results, payments, renew }}>
            <Stack width="reading">
              <SoftNote>{t('staff.pay.intro', { name })}</SoftNote>
              {unfinished && (
                <UnfinishedPayment key={unfinished.message} payment={unfinished} isFresh={isFresh} />
              )}
              {claims
                .filter(({ message }) => message !== unfinished?.message)
                .map((claim) => (
                  <AnnouncedPaymentCard key={claim.message} claim={claim} />
                ))}
              {due.length === 0 && <p>{t('staff.pay.none')}</p>}
              {due.map((prize) => (
                <PrizeCard
                  key={prize.row.entry}
                  prize={prize}
                  isBlocked={
                    unfinished !== undefined ||
                    claims.some(({ entry, isOver }) => entry === prize.row.entry && !isOver)
                  }
                  onSigned={() => {
                    setUnfinished(kept.read());
                    setIsFresh(true);
                  }}
                />
              ))}
              <RecordForm />
              <MadePayments />
            </Stack>
          </PaymentsContext>
        );
      }}
    </PagePart>
  );
}
