import { Row, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useContestConsole } from '../session/contest-console';
import type { KeptPayment } from './kept-payment';
import { readAllPayments } from './payment-reads';
import { usePayments } from './payments';
import { postPayment } from './send-payment';
import { useRecord } from './use-record';

interface UnfinishedPaymentProps {
  payment: KeptPayment;
  /** True when this page has signed it just now: its user expects to be asked further. */
  isFresh: boolean;
}

type Posting = { status: 'posting' } | { status: 'moved' } | { status: 'failed'; error: unknown };

/** A payment that is signed: it is announced, posted, checked, and then recorded. A page that is opened anew goes on here. */
export function UnfinishedPayment({ payment, isFresh }: UnfinishedPaymentProps) {
  const { kept, amount, renew } = usePayments();
  const { t, errorText, contest } = useContestConsole();
  const askToRecord = useRecord();
  const { signer } = useStaff();
  const ao = useAo();
  const [posting, setPosting] = useState<Posting>(
    payment.isMoved ? { status: 'moved' } : { status: 'posting' },
  );
  const hasBegun = useRef(false);

  const post = useCallback(
    async (mayAsk: boolean) => {
      setPosting({ status: 'posting' });
      try {
        await oneTabAlone(`contest-payment.${contest.process}`, () =>
          postPayment({ contest, ao, signer, kept }, mayAsk ? 'Paying a prize' : undefined),
        );
        setPosting({ status: 'moved' });
      } catch (error) {
        setPosting({ status: 'failed', error });
      }
    },
    [contest, ao, signer, kept],
  );
  useEffect(() => {
    if (hasBegun.current || payment.isMoved) return;
    hasBegun.current = true;
    void post(isFresh);
  }, [post, payment.isMoved, isFresh]);

  /** Forgets the payment, which is recorded, or known not to have been made. */
  const drop = () => {
    kept.clear();
    renew();
  };
  const check = async () => {
    const made = await readAllPayments(contest, { maxAgeMs: 0 });
    if (made.some(({ message }) => message === payment.message)) drop();
    else askToRecord(payment, { onDone: drop });
  };
  const isForgotten = posting.status === 'failed' && kept.read() === undefined;
  const isUnposted = kept.read()?.sent.isPosted === false;
  return (
    <TitledCard title={t('staff.pay.unfinished')} tone="raised" rainbow>
      <p>{t('staff.pay.unfinished-text', { amount: amount(payment.quantity), title: payment.title })}</p>
      <CopyLine what={t('staff.pay.address')} text={payment.address} />
      {posting.status === 'posting' && <Spinner label={t('staff.pay.posting')} />}
      {posting.status === 'moved' && (
        <>
          <Notice tone="success">{t('staff.pay.moved')}</Notice>
          <Row>
            <Button onClick={() => void check()}>{t('staff.pay.record.act')}</Button>
          </Row>
        </>
      )}
      {posting.status === 'failed' && (
        <>
          <Notice tone={isForgotten ? 'error' : 'warning'}>{errorText(posting.error)}</Notice>
          <Row>
            {isForgotten ? (
              <Button onClick={renew}>{t('staff.pay.close')}</Button>
            ) : (
              <Button onClick={() => void post(true)}>
                {t(isUnposted ? 'staff.pay.go-on' : 'staff.pay.check')}
              </Button>
            )}
            {isUnposted && (
              <Button variant="quiet" onClick={drop}>
                {t('staff.pay.drop')}
              </Button>
            )}
          </Row>
        </>
      )}
    </TitledCard>
  );
}
